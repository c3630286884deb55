import { listPageFiles } from '../../../lib/export/list-page-files';
import { testInSharedTab as test } from '../support/fixtures';
import { expectAccessible, pageStates } from './check-page';

/** The first page of each template: pages in one folder have the same template. */
const templatePages = new Map(
  listPageFiles()
    .map(({ path }) => path)
    .toReversed()
    .map((path) => [path.replace(/\/[^/]+$/, ''), path]),
);

test.use({ allowErrors: [/status of 404/] });

for (const path of templatePages.values()) {
  test(`${path} is accessible in both modes and at both widths`, { tag: '@smoke' }, async ({
    page,
  }) => {
    await expectAccessible(page, path, { states: pageStates, part: 'page' });
  });
}
