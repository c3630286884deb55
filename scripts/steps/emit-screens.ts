import { contractPaths, screenFilePath } from '../../lib/elements/contract-paths';
import { listTextKeys } from '../../lib/elements/screens/list-text-keys';
import { getScreens } from '../../lib/elements/screens/load-screens';
import { publishScreen } from '../../lib/elements/screens/publish-screen';
import { createTestVectors } from '../../lib/elements/test-vectors';
import { writeText } from '../../lib/kit/files/project-files';

/** Screens are nested deeply: with an indentation of two spaces, half of a file would be spaces. */
const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** Writes every reference screen with its states, test vectors, and the keys to translate, for the authors of other renderers. */
export function run() {
  const screens = getScreens();
  for (const screen of screens) {
    writeText(`public${screenFilePath(screen.name)}`, toJson(publishScreen(screen)));
  }
  writeText(`public${contractPaths.testVectors}`, toJson(createTestVectors(screens)));
  writeText(`public${contractPaths.textKeys}`, toJson(listTextKeys(screens)));
  return `${screens.length} screens`;
}
