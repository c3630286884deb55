import { screenFilePath } from '../../lib/contract/contract-paths';
import { getScreens } from '../../lib/contract/screens/load-screens';
import { publishScreen } from '../../lib/contract/screens/publish-screen';
import { writeText } from '../../lib/files/project-files';

/** Writes every reference screen with its states, for the tests of other renderers. */
export function run() {
  const screens = getScreens();
  for (const screen of screens) {
    const json = JSON.stringify(publishScreen(screen), null, 2);
    writeText(`public${screenFilePath(screen.name)}`, `${json}\n`);
  }
  return `${screens.length} screens`;
}
