import { getContract } from '../contract/load-contract';
import { getScreens } from '../contract/screens/load-screens';
import { allStyles, diagramStyles, indexStyles } from '../contract/style-sheet-paths';
import { listElements } from '../contract/walk-document';
import { listFiles, readText } from '../files/project-files';
import { listLiveCode } from './live-code';

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

export type ElementStyleSheet = {
  name: string;
  /** The elements whose styles it has. */
  types: string[];
  /** What a page draws around the elements: a file of components/mdx/drawn. */
  pageStyles?: 'element' | 'screen' | 'element-index' | 'diagram';
};

/**
 * Every style sheet of drawn elements: one for each doc that draws any, one for the index of all, and one with
 * the styles of all. Other docs do not carry them.
 */
export function listElementStyleSheets(): ElementStyleSheet[] {
  const { elements } = getContract();
  const screens = getScreens();
  const docs = listFiles('content/docs', '.mdx').flatMap((file): ElementStyleSheet[] => {
    const name = file.replace(/^.*\/|\.mdx$/g, '');
    const element = elements.find((definition) => definition.name === name);
    const isScreen = screens.some((screen) => screen.name === name);
    const types = new Set([
      ...(element ? [name] : []),
      ...typesIn((element?.examples ?? []).map(({ value }) => value)),
      ...typesIn(listLiveValues(file)),
      ...typesIn(screens.filter((screen) => screen.name === name)),
    ]);
    if (types.size === 0) return [];
    const around = isScreen ? 'screen' : element ? 'element' : undefined;
    return [{ name, types: [...types].sort(), pageStyles: around }];
  });
  return [
    { name: allStyles, types: elements.map(({ name }) => name) },
    { name: indexStyles, types: [], pageStyles: 'element-index' },
    { name: diagramStyles, types: [], pageStyles: 'diagram' },
    ...docs,
  ];
}
