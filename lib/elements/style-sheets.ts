import { listLiveCode } from '../content/live-code';
import { listFiles, readText } from '../files/read';
import { getScreens } from '../screens/load';
import { getContract } from './load';
import { allStyles } from './style-paths';
import { listElements } from './walk';

const typesIn = (values: unknown[]) =>
  values.flatMap((value) => listElements(value).map(({ type }) => type));

/** The JSON of a doc's live fences. What is no JSON is told by check-elements.ts. */
function listLiveValues(file: string): unknown[] {
  return listLiveCode(readText(file)).flatMap(({ text }) => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  });
}

/** Every style sheet with the elements in it: one for each doc that draws elements, and one with all. */
export function listStyleSheets(): Array<{ name: string; types: string[] }> {
  const { elements } = getContract();
  const screens = getScreens();
  const docs = listFiles('content/docs', '.mdx').flatMap((file) => {
    const name = file.replace(/^.*\/|\.mdx$/g, '');
    const element = elements.find((definition) => definition.name === name);
    const types = new Set([
      ...(element ? [name] : []),
      ...typesIn((element?.examples ?? []).map(({ value }) => value)),
      ...typesIn(listLiveValues(file)),
      ...typesIn(screens.filter((screen) => screen.name === name)),
    ]);
    return types.size > 0 ? [{ name, types: [...types].sort() }] : [];
  });
  return [{ name: allStyles, types: elements.map(({ name }) => name) }, ...docs];
}
