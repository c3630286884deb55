import { listPageFiles } from '../../../lib/build/export/list-page-files';
import { isDeep } from '../../support/depth';
import { testInSharedTab as test } from '../support/fixtures';
import { expectAccessible, pageStates } from './check-page';

test.use({ allowErrors: [/status of 404/] });

/** A number that depends on a page's path only, so that another page does not change the state of this one. */
const hashPath = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

for (const { path } of listPageFiles()) {
  const state = pageStates[hashPath(path) % pageStates.length];
  const states = isDeep || !state ? pageStates : [state];
  test(`${path} is accessible`, async ({ page }) => {
    await expectAccessible(page, path, { states, part: 'main' });
  });
}
