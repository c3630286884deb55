/**
 * Writes public/elements/styles/: for each element's page the styles of the elements on it, and all of them for
 * the playground, and what the page draws around them. They are files of their own, so that other pages do not
 * carry them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transform } from 'esbuild';
import { listElementStyleSheets } from '../../lib/content/element-style-sheets';
import { allStyles, styleSheetPath } from '../../lib/contract/style-sheet-paths';
import { isFile, projectPath, readText } from '../../lib/files/project-files';
import { runIfMain } from '../run-if-main';

const sources = 'components/contract/styles';
const frames = 'components/mdx/content-styles';

/** Of what opens only in a live preview, which loads the styles of all: a page's first picture needs none. */
const whenOpened = ['parts/popup', 'parts/calendar'];

/** Of what only a pointer, a key or a control of the playground brings about: the same for rules in other files. */
const whenUsed = /:hover|:active|\[dir="rtl"|\[data-(?:large-text|mode|hovered|pressed|focus)/;

/** A file without the rules whose every selector is of that kind. */
function keepStill(css: string): string {
  return css.replace(/^([^{}@]+)\{[^{}]*\}\n/gm, (rule, selectors: string) =>
    selectors.split(/,(?![^(]*\))/).every((selector) => whenUsed.test(selector)) ? '' : rule,
  );
}

const importLine = /@import "\.\/(?:parts\/)?([\w-]+)\.css";\n/g;

/** The parts that a file imports, and those that they import, in the order in which they must stand. */
function listParts(file: string): string[] {
  const text = readText(`${sources}/${file}.css`);
  return [...text.matchAll(importLine)].flatMap(([, name]) => {
    const part = isFile(`${sources}/parts/${name}.css`) ? `parts/${name}` : String(name);
    return [...listParts(part), part];
  });
}

/** One style sheet: parts first, each once, so that an element's own rules always come after what it builds on. */
async function bundleStyles(files: string[], frame: string, isStill: boolean): Promise<string> {
  const ordered = new Set([...files.flatMap(listParts), ...files]);
  const text = [...ordered]
    .filter((file) => !isStill || !whenOpened.includes(file))
    .map((file) => readText(`${sources}/${file}.css`).replace(importLine, ''))
    .map((css) => (isStill ? keepStill(css) : css))
    .join('');
  // light-dark() is left alone: the browsers that the portal serves know it.
  return (await transform(text + frame, { loader: 'css', minify: true, target: 'esnext' })).code;
}

export async function emitElementStyles(): Promise<void> {
  for (const { name, types, pageStyles: around } of listElementStyleSheets()) {
    const file = projectPath(`public${styleSheetPath(name)}`);
    mkdirSync(dirname(file), { recursive: true });
    const more = name === allStyles ? ['parts/live', 'parts/phone'] : [];
    const elements = types.length === 0 ? [] : ['parts/base', ...more, ...types];
    const frame = around ? readText(`${frames}/${around}.css`) : '';
    writeFileSync(file, await bundleStyles(elements, frame, name !== allStyles));
  }
}

await runIfMain(import.meta.url, 'write-element-styles', emitElementStyles);
