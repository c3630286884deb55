import type { UndocumentedFile } from '../site/reference/reference-schemas';
import type { UndocumentedUse } from './undocumented-links';

/** Quotes a cell (RFC 4180). A leading apostrophe keeps a spreadsheet from reading a text as a formula. */
const toCell = (text: string) => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

/**
 * Writes the register as CSV, with one question in each row and an empty column for the provider's answer.
 * @param siteUrl the address of the portal, which completes the paths of its pages
 */
export function createQuestionsCsv(
  { topics }: UndocumentedFile,
  uses: readonly UndocumentedUse[],
  siteUrl: (path: string) => string,
): string {
  const header = ['id', 'topic', 'what is open', 'question', 'assumption', 'pages', 'answer'];
  const rows = topics.flatMap(({ title: topic, gaps }) =>
    gaps.map(({ id, title, ask, rely }) => {
      const pages = uses.filter((use) => use.id === id).map(({ path }) => siteUrl(path));
      return [id, topic, title, ask, rely, pages.join('\n'), ''];
    }),
  );
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
