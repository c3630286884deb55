import { basename } from 'node:path';
import {
  type ContentStylesheet,
  contentStylesheetsFile,
} from '../../lib/content/content-stylesheets';
import { type StylesheetMap, stylesheetMap } from '../../lib/content/find-stylesheet';
import { getContract } from '../../lib/elements/load-contract';
import { listFiles, readText } from '../../lib/kit/files/project-files';
import { bundleStylesheet, writeStylesheet } from '../build-stylesheet';
import { removeOutdated, writeJson, writeModule } from '../write-files';

const contractStyles = (names: readonly string[]) =>
  names.map((name) => `components/elements/renderer/styles/${name}.css`);
const contentStyle = (name: string) => `components/docs/mdx/content-styles/${name}.css`;

/** `search-panel` → `searchPanelStylesheet`. */
const toConstant = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Stylesheet`;

/**
 * Bundles the stylesheets that components load on demand. Next does not bundle them, because it would add them to the
 * initial stylesheet of every page.
 */
async function bundleLateStylesheets(): Promise<Array<[name: string, css: string]>> {
  const files = listFiles('components', '.lazy.css');
  return Promise.all(
    files.map(async (file) => [basename(file, '.lazy.css'), await bundleStylesheet([file])]),
  );
}

/** Bundles the styles of all elements for interactive previews. */
async function bundleAllElements(): Promise<[string, string]> {
  const names = getContract().elements.map(({ name }) => name);
  const files = contractStyles(['parts/base', 'parts/live', 'parts/phone', ...names]);
  return ['all-elements', await bundleStylesheet(files)];
}

/**
 * Puts the stylesheet of Stoplight Elements into a cascade layer, followed by the site's theme for it. Elements resets
 * the headings, links and buttons of the entire page; in a layer, the site's own styles take precedence.
 */
const bundleConsole = (): [string, string] => {
  const css = readText('node_modules/@stoplight/elements/styles.min.css');
  const theme = readText('components/api/stoplight/theme.css');
  return ['elements-console', `@layer elements{${css}}\n${theme}`];
};

/** Writes the stylesheets that only some pages load, and their paths for the code and the pages that link them. */
export async function run() {
  const named: Array<[string, string]> = [
    ...(await bundleLateStylesheets()),
    await bundleAllElements(),
    ['element-index', await bundleStylesheet([contentStyle('element-index')])],
    ['diagram', await bundleStylesheet([contentStyle('diagram')])],
    bundleConsole(),
  ];
  const paths = named.map(([name, css]) => ({ name, path: writeStylesheet(name, css) }));

  const contentStylesheets: ContentStylesheet[] = JSON.parse(readText(contentStylesheetsFile));
  const contentPaths = await Promise.all(
    contentStylesheets.map(async ({ file, name, types, pageStyles }) => {
      const parts = pageStyles ? ['parts/base', 'parts/phone'] : ['parts/base'];
      const files = contractStyles([...parts, ...types]);
      const pageFiles = pageStyles ? [contentStyle(pageStyles)] : [];
      const css = await bundleStylesheet([...files, ...pageFiles], { isStatic: true });
      return { file, name, path: writeStylesheet(basename(file).replace(/\.mdx?$/, ''), css) };
    }),
  );
  const map: StylesheetMap = { byFile: {}, byName: {} };
  for (const { file, name, path } of contentPaths) {
    map.byFile[file] = path;
    if (name !== undefined) map.byName[name] = path;
  }

  writeModule(
    '.generated/styles/stylesheets.ts',
    Object.fromEntries(paths.map(({ name, path }) => [toConstant(name), path])),
  );
  writeJson(stylesheetMap, map);
  const current = new Set([...paths, ...contentPaths].map(({ path }) => `public${path}`));
  removeOutdated('public/styles', '.css', current);
  return `${current.size} stylesheets`;
}
