/**
 * The `data-*` attributes that some code writes and other code or CSS reads. The files of this folder have a constant for
 * each, with all of its writers and readers, which data-attributes.test.ts checks. React sets attributes with
 * `dataAttribute` or with a props object.
 */

export type DataAttribute = `data-${string}`;

/** Returns the props that set a data attribute in JSX. React omits the attribute if the value is `undefined`. */
export const dataAttribute = (
  name: DataAttribute,
  value: string | boolean | undefined,
): { [name: DataAttribute]: string | boolean | undefined } => ({ [name]: value });
