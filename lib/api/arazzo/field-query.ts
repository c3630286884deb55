/** A JSONPath query about one field: that it has a value, or that the response does not have it. */
export type FieldQuery = {
  /** The JSON Pointer of the field in the body. */
  pointer: string;
  /** The required value; undefined if the query requires that there is no such field. */
  value: string | undefined;
};

const fieldQuery =
  /^\$\[\?(?<not>!?)@(?<path>(?:\.[A-Za-z_]\w*|\[\d+\])+)(?: == (?:(?<literal>-?\d+(?:\.\d+)?|true|false)|'(?<text>[^']*)'))?\]$/;

/**
 * Reads a JSONPath query of a criterion that is about one field, such as `$[?!@.passportNumber]`; undefined if it is
 * another query. Conditions with JSON Pointers can't ask for a field that is not there, because a pointer to nothing is
 * an error in Arazzo's runners.
 */
export function parseFieldQuery(query: string): FieldQuery | undefined {
  const { not, path, literal, text } = fieldQuery.exec(query)?.groups ?? {};
  const value = literal ?? text;
  if (path === undefined || (not === '!') === (value !== undefined)) return undefined;
  const keys = path.match(/\w+/g) ?? [];
  return { pointer: keys.map((key) => `/${key}`).join(''), value };
}
