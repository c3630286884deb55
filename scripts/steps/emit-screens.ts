import { contractPaths, screenFilePath } from '../../lib/elements/contract-paths';
import { listTextKeys } from '../../lib/elements/screens/list-text-keys';
import { getScreens } from '../../lib/elements/screens/load-screens';
import { publishScreen } from '../../lib/elements/screens/publish-screen';
import { createTestVectors } from '../../lib/elements/test-vectors';
import { writeJson } from '../write-files';

/** Screens are nested deeply: with an indentation of two spaces, half of a file would be spaces. */
const indentation = 1;

/** Writes every reference screen with its states, test vectors, and the keys to translate, for the authors of other renderers. */
export function run() {
  const screens = getScreens();
  for (const screen of screens)
    writeJson(`public${screenFilePath(screen.name)}`, publishScreen(screen), indentation);
  writeJson(`public${contractPaths.testVectors}`, createTestVectors(screens), indentation);
  writeJson(`public${contractPaths.textKeys}`, listTextKeys(screens), indentation);
  return `${screens.length} screens`;
}
