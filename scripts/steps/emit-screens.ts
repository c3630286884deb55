import { contractPaths, screenFilePath } from '../../lib/contract/contract-paths';
import { listTextKeys } from '../../lib/contract/screens/list-text-keys';
import { getScreens } from '../../lib/contract/screens/load-screens';
import { publishScreen } from '../../lib/contract/screens/publish-screen';
import { createTestVectors } from '../../lib/contract/test-vectors';
import { writeText } from '../../lib/files/project-files';

/** Writes every reference screen with its states, test vectors, and the keys to translate, for the authors of other renderers. */
export function run() {
  const screens = getScreens();
  for (const screen of screens) {
    const json = JSON.stringify(publishScreen(screen), null, 2);
    writeText(`public${screenFilePath(screen.name)}`, `${json}\n`);
  }
  const vectors = JSON.stringify(createTestVectors(screens), null, 2);
  writeText(`public${contractPaths.testVectors}`, `${vectors}\n`);
  const textKeys = JSON.stringify(listTextKeys(screens), null, 2);
  writeText(`public${contractPaths.textKeys}`, `${textKeys}\n`);
  return `${screens.length} screens`;
}
