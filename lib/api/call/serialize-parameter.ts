import { writeExactJson } from '../../kit/json/exact-json';
import { formatValue } from '../../kit/json/format-value';
import { isRecord } from '../../kit/json/is-record';
import { isJsonType } from './request-body';

/** How a parameter is written: its location, and the keywords `style`, `explode`, and `content` of OpenAPI. */
export type ParameterStyle = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  style?: string | undefined;
  explode?: boolean | undefined;
  /** The type of the value if it is a text in another format, such as JSON. */
  mediaType?: string | undefined;
};

/** A name with values that a delimiter separates. */
export type SerializedPair = { name: string; values: string[]; delimiter: string };

const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

const formatEntry = ([key, value]: [string, unknown]): string[] => [key, formatValue(value)];

/**
 * Writes the value of a query, header, or cookie parameter as OpenAPI describes.
 * @returns the pairs of name and values; none if the value is undefined or empty
 */
export function serializeParameter(parameter: ParameterStyle, value: unknown): SerializedPair[] {
  const { name, in: location, mediaType } = parameter;
  if (value === undefined) return [];
  const style = parameter.style ?? defaultStyles[location];
  const explode = parameter.explode ?? style === 'form';
  const delimiter = delimiters[style] ?? ',';
  const single = (values: string[]): SerializedPair[] => [{ name, values, delimiter }];
  if (mediaType !== undefined) {
    return single([isJsonType(mediaType) ? writeExactJson(value) : formatValue(value)]);
  }
  if (Array.isArray(value)) {
    const items = value.map(formatValue);
    if (items.length === 0) return [];
    const isRepeated = explode && (location === 'query' || location === 'cookie');
    return isRepeated ? items.map((item) => ({ name, values: [item], delimiter })) : single(items);
  }
  if (!isRecord(value)) return single([formatValue(value)]);
  const entries = Object.entries(value);
  if (style === 'deepObject') {
    return entries.map(([key, inner]) => ({
      name: `${name}[${key}]`,
      values: [formatValue(inner)],
      delimiter,
    }));
  }
  if (!explode) return single(entries.flatMap(formatEntry));
  return location === 'query' || location === 'cookie'
    ? entries.map(([key, inner]) => ({ name: key, values: [formatValue(inner)], delimiter }))
    : single(entries.map((entry) => formatEntry(entry).join('=')));
}

/** Writes the value of a path parameter, encoded. */
function serializePathParameter(parameter: ParameterStyle, value: unknown): string {
  const { name, style = 'simple', explode = false } = parameter;
  const encode = (item: unknown) => encodeURIComponent(formatValue(item));
  const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
  if (!Array.isArray(value) && !isRecord(value)) return prefix + encode(value);
  const items = Array.isArray(value)
    ? value.map(encode)
    : Object.entries(value).map(
        ([key, inner]) => `${encode(key)}${explode ? '=' : ','}${encode(inner)}`,
      );
  if (!explode) return prefix + items.join(',');
  if (style === 'label') return `.${items.join('.')}`;
  if (style !== 'matrix') return items.join(',');
  return items.map((item) => (Array.isArray(value) ? `;${name}=${item}` : `;${item}`)).join('');
}

/** A path with the values of its parameters. One without a value keeps its placeholder. */
export const fillPath = (
  path: string,
  parameters: ReadonlyArray<ParameterStyle & { value: unknown }>,
): string =>
  parameters.reduce(
    (result, parameter) =>
      parameter.in !== 'path' || parameter.value === undefined || parameter.value === ''
        ? result
        : result.replace(`{${parameter.name}}`, () =>
            serializePathParameter(parameter, parameter.value),
          ),
    path,
  );

const encodeQuery = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/** Writes pairs as the query of a URL, without the question mark. */
export const formatQuery = (pairs: readonly SerializedPair[]): string =>
  pairs
    .map(({ name, values, delimiter }) => {
      // A URL can have a comma, unlike the other delimiters, with which Java refuses it.
      const separator = delimiter === ',' ? delimiter : encodeURIComponent(delimiter);
      return `${encodeQuery(name)}=${values.map(encodeQuery).join(separator)}`;
    })
    .join('&');
