import { LineCounter, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { describeValue } from '../diagnostics/diagnostic';
import { readText } from '../files/read';
import { getSite, siteFiles } from '../site/load';
import { listDocs } from './docs';

/** Where a scalar with exactly this text stands in a YAML file. */
function placeOfScalar(file: string, text: string): { line?: number; column?: number } {
  const lines = new LineCounter();
  let offset: number | undefined;
  visit(parseDocument(readText(file), { lineCounter: lines }), {
    Scalar(_key, node) {
      if (node.value !== text || !node.range) return undefined;
      offset = node.range[0];
      return visit.BREAK;
    },
  });
  if (offset === undefined) return {};
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Doc ids in the navbar, the sidebar and the settings that name no doc. */
export function checkNavigation(): Diagnostic[] {
  const site = getSite();
  const docs = listDocs().map((doc) => doc.id);
  const topics = listDocs('api').map((doc) => doc.id);
  const named = [
    ...site.sidebar
      .flatMap(({ items }) => items.filter((item) => typeof item === 'string'))
      .map((id) => ({ id, file: siteFiles.sidebar, known: docs })),
    ...site.apiTopics.map((id) => ({ id, file: siteFiles.sidebar, known: topics })),
    ...site.navbar.flatMap((item) =>
      item.type === 'doc' ? [{ id: item.doc, file: siteFiles.navbar, known: docs }] : [],
    ),
    { id: site.mainDoc, file: siteFiles.settings, known: docs },
  ];
  return named
    .filter(({ id, known }) => !known.includes(id))
    .map(({ id, file, known }) => ({
      severity: 'error',
      file,
      ...placeOfScalar(file, id),
      message: 'Couldn’t find any doc with this id',
      found: describeValue(id),
      expected: `one of ${known.join(', ')}`,
    }));
}
