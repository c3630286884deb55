import { listPageFiles } from '../../lib/build/export/list-page-files';
import { themeStorageKey } from '../../lib/site/storage-keys';
import { test } from './support/fixtures';
import { desktop, expectFitting, phone } from './support/reader';

/** Every page in both color modes and at both widths, a part of them in each test. */

const partSize = 25;
const paths = listPageFiles().map(({ path }) => path);

test.use({ allowProblems: [/^\/404: 404$/] });

for (let start = 0; start < paths.length; start += partSize) {
  test(`pages from ${paths[start]} on fit, without problems`, async ({ reader }) => {
    test.setTimeout(600_000);
    for (const path of paths.slice(start, start + partSize)) {
      for (const [mode, sizes] of [
        ['light', [desktop, phone]],
        ['dark', [phone, desktop]],
      ] as const) {
        await reader.visit(path);
        await reader.run((key, value) => localStorage.setItem(key, value), themeStorageKey, mode);
        await reader.reload();
        await reader.settle();
        for (const size of sizes) {
          await reader.resize(size);
          await expectFitting(reader, size);
        }
      }
    }
  });
}
