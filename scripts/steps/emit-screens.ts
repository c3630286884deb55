import { contractPaths, screenFilePath } from '../../lib/contract/contract-paths';
import { getScreens } from '../../lib/contract/screens/load-screens';
import { publishScreen } from '../../lib/contract/screens/publish-screen';
import { createTestVectors } from '../../lib/contract/test-vectors';
import { writeText } from '../../lib/files/project-files';

/** Writes every reference screen with its states, and test vectors, for the tests of other renderers. */
export function run() {
  const screens = getScreens();
  for (const screen of screens) {
    const json = JSON.stringify(publishScreen(screen), null, 2);
    writeText(`public${screenFilePath(screen.name)}`, `${json}\n`);
  }
  const vectors = JSON.stringify(createTestVectors(screens), null, 2);
  writeText(`public${contractPaths.testVectors}`, `${vectors}\n`);
  return `${screens.length} screens`;
}
