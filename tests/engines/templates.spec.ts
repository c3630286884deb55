import { themeStorageKey } from '../../lib/site/storage-keys';
import { listTemplatePages } from '../e2e/support/template-pages';
import { test } from './support/fixtures';
import { desktop, expectFitting, phone } from './support/reader';

// The page of errors has this status.
test.use({ allowProblems: [/^\/404: 404$/] });

for (const path of listTemplatePages()) {
  test(`${path} fits both widths in both color modes, without problems`, {
    tag: '@smoke',
  }, async ({ reader }) => {
    await reader.visit(path);
    await expectFitting(reader, desktop);
    await reader.run((key) => localStorage.setItem(key, 'dark'), themeStorageKey);
    await reader.resize(phone);
    await reader.reload();
    await reader.settle();
    await expectFitting(reader, phone);
    await reader.expectIn(() => document.documentElement.dataset.theme, 'dark');
  });
}
