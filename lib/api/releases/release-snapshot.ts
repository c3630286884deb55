import { isRecord } from '../../kit/json/is-record';
import { dropIgnoredKeys } from '../diff/drop-ignored-keys';

/** The depth of the parts that have a line each: paths and schemas. */
const depthOfLines: Record<string, number> = { paths: 1, webhooks: 1, components: 2 };

function formatValue(value: unknown, depth: number, indent: string): string {
  if (depth === 0 || !isRecord(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, item]) =>
      `${indent} ${JSON.stringify(key)}:${formatValue(item, depth - 1, `${indent} `)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * Formats the description of a release for its file: without what is not compared, and with a line for each path and
 * each schema, so that a diagnostic can name the line.
 */
export function formatReleaseSnapshot(document: object): string {
  const compared = dropIgnoredKeys(document);
  const lines = Object.entries(isRecord(compared) ? compared : {}).map(
    ([key, value]) => ` ${JSON.stringify(key)}:${formatValue(value, depthOfLines[key] ?? 0, ' ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
