import type { Element } from 'hast';

/** Returns the property of a hast element that holds a `data-*` attribute: `dataRecordName` for `data-record-name`. */
const toHastProperty = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Whether an element has an attribute. */
export const hasAttribute = (attribute: string) => {
  const property = toHastProperty(attribute);
  return ({ properties }: Element): boolean => properties[property] !== undefined;
};

/** Returns the value of an element's attribute as text; an empty one if there is none. */
export const readAttribute = (element: Element | undefined, attribute: string): string =>
  String(element?.properties[toHastProperty(attribute)] ?? '');
