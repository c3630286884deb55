import { contractPaths, screenFilePath } from '../../lib/elements/contract-paths';
import { listTextKeys } from '../../lib/elements/screens/list-text-keys';
import { getScreens } from '../../lib/elements/screens/load-screens';
import { publishScreen } from '../../lib/elements/screens/publish-screen';
import { createTestVectors } from '../../lib/elements/test-vectors';
import { writeText } from '../../lib/kit/files/project-files';

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
