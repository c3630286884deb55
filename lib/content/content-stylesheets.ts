import { getContract } from '../elements/load-contract';
import { getScreens } from '../elements/screens/load-screens';
import { listElements } from '../elements/walk-document';
import { parseJson } from '../kit/files/parse-json';
import { listLiveFences } from './code-fences';
import { listMdxFiles, parseMdxFile } from './mdx';

/** Lists the types of the elements in JSON values, without duplicates, sorted. */
const listTypes = (values: unknown[]): string[] =>
  [...new Set(values.flatMap((value) => listElements(value).map(({ type }) => type)))].sort();

/** Lists the JSON values of a page's live fences. checks/check-elements.ts reports invalid JSON. */
const listLiveValues = (file: string): unknown[] =>
  listLiveFences(parseMdxFile(file)).flatMap(({ text }) => parseJson(text) ?? []);

/** Surroundings of the elements on a page: a file of components/docs/mdx/content-styles. */
type PageStyles = 'element' | 'screen';

/** The stylesheet of a page that renders elements. */
export type ContentStylesheet = {
  /** The page's MDX file. */
  file: string;
  /** The element or screen that the page describes. */
  name: string | undefined;
  /** The elements that it has styles of. */
  types: string[];
  pageStyles: PageStyles | undefined;
};

/** The list of the stylesheets, which is the same after most changes of a page. */
export const contentStylesheetsFile = '.generated/styles/stylesheet-list.json';

/** Lists the stylesheets of all pages that render elements. Other pages load no styles of elements. */
export function listContentStylesheets(): ContentStylesheet[] {
  const { elements } = getContract();
  const screens = getScreens();
  return listMdxFiles().flatMap((file): ContentStylesheet[] => {
    const stem = file.replace(/^.*\/|\.mdx?$/g, '');
    const element = elements.find(({ name }) => name === stem);
    const screen = screens.find(({ name }) => name === stem);
    const values = [
      ...(element ? [{ type: stem }, ...element.examples.map(({ value }) => value)] : []),
      ...(screen ? [screen] : []),
      ...listLiveValues(file),
    ];
    const types = listTypes(values);
    if (types.length === 0) return [];
    const pageStyles = screen ? 'screen' : element ? 'element' : undefined;
    return [{ file, name: element || screen ? stem : undefined, types, pageStyles }];
  });
}
