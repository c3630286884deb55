import { testInSharedTab as test } from '../support/fixtures';
import { listTemplatePages } from '../support/template-pages';
import { expectAccessible, pageStates } from './check-page';

test.use({ allowErrors: [/status of 404/] });

for (const path of listTemplatePages()) {
  test(`${path} is accessible in both modes and at both widths`, { tag: '@smoke' }, async ({
    page,
  }) => {
    await expectAccessible(page, path, { states: pageStates, part: 'page' });
  });
}
