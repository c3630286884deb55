import { builtDemo } from '../../.generated/site/demo';
import { getConsoleContent } from '../../lib/api/description/console-content';
import { getTrafficData } from '../../lib/calls/traffic/node/traffic-data';
import {
  type ExampleSet,
  getElementExamples,
  getOverriddenScreens,
  getScreenExamples,
} from '../../lib/content/examples';
import { islandDataPath } from '../../lib/content/island-data-path';
import { getContract } from '../../lib/elements/load-contract';
import { getScreens } from '../../lib/elements/screens/load-screens';
import { writeText } from '../../lib/kit/files/project-files';
import { removeOutdated } from '../write-files';

function write(path: string, data: unknown): string {
  const file = `public${path}`;
  writeText(file, JSON.stringify(data));
  return file;
}

/** Writes what the islands of pages show: the examples of elements and screens, the console, what calls are checked against, and the visit of the home page. */
export function run() {
  const elements = getContract().elements.map(({ name }) => getElementExamples(name));
  const screens = getScreens().flatMap(({ name }) => [
    getScreenExamples(name),
    getOverriddenScreens(name),
  ]);
  const sets: ExampleSet[] = [...elements, ...screens].filter(
    ({ examples }) => examples.length > 0,
  );
  const files = sets.map(({ path, examples }) => write(path, examples));
  const content = getConsoleContent();
  files.push(write(islandDataPath('console', content), content));
  const traffic = getTrafficData();
  files.push(write(islandDataPath('traffic', traffic), traffic));
  if (builtDemo) files.push(write(islandDataPath('visit', builtDemo), builtDemo));
  removeOutdated('public/islands', '.json', files);
  return `${files.length} files`;
}
