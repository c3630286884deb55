import { expect, it } from 'vitest';
import { changesPages, changesScripts, changesSources } from './changed-files.mjs';

it.each([
  ['content/docs/doctor-app/overview.mdx', ['pages', 'sources']],
  ['openapi/doctor-api.yaml', ['sources']],
  ['openapi/workflows/book-a-visit.arazzo.yaml', ['pages', 'sources']],
  ['app/layout.tsx', ['pages']],
  ['components/docs/sidebar.module.css', ['pages']],
  ['components/search/search-panel.lazy.css', ['pages', 'sources']],
  ['components/docs/sidebar.tsx', ['pages', 'scripts']],
  ['lib/site/urls.ts', ['pages', 'scripts']],
  ['lib/client/controls/controls.ts', ['scripts']],
  ['components/islands/registry.ts', ['scripts']],
  ['lib/site/urls.test.ts', []],
])('%s changes %j', (file, expected) => {
  const changes = { pages: changesPages, scripts: changesScripts, sources: changesSources };
  const actual = Object.entries(changes).flatMap(([name, test]) => (test(file) ? [name] : []));
  expect(actual).toEqual(expected);
});
