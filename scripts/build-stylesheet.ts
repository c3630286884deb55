import { resolve } from 'node:path';
import { transform } from 'esbuild';
import postcss, { type AcceptedPlugin, type Plugin } from 'postcss';
import postcssImport from 'postcss-import';
import { projectPath, readText, writeText } from '../lib/kit/files/project-files';
import { nameContent } from './write-files';

/** The states that a pointer, a key, or a control of the playground causes. */
const interactiveSelector =
  /:hover|:active|\[dir="rtl"|\[data-(?:large-text|mode|hovered|pressed|focus)/;

/** Drops rules that apply only after an interaction: the preview that reacts to one loads the styles of all elements. */
const dropInteractiveRules: Plugin = {
  postcssPlugin: 'drop-interactive-rules',
  Rule(rule) {
    if (rule.selectors.every((selector) => interactiveSelector.test(selector))) rule.remove();
  },
};

/** The same for what opens after an interaction. */
const interactiveFiles = /\/parts\/(?:popup|calendar)\.css$/;

type Options = {
  /** Leaves out what a static preview does not need. */
  isStatic?: boolean;
};

/**
 * Bundles stylesheets of the project in their order, imported ones first and each once, and minifies the result.
 * @param files from the project's root
 */
export async function bundleStylesheet(
  files: readonly string[],
  { isStatic = false }: Options = {},
): Promise<string> {
  const entry = files.map((file) => `@import ${JSON.stringify(projectPath(file))};`).join('\n');
  const plugins: AcceptedPlugin[] = [
    postcssImport({
      // The files of packages are not looked for.
      resolve: (file, folder) => resolve(folder, file),
      load: (file) =>
        isStatic && interactiveFiles.test(file)
          ? ''
          : readText(file.slice(projectPath().length + 1)),
    }),
    ...(isStatic ? [dropInteractiveRules] : []),
  ];
  const { css } = await postcss(plugins).process(entry, { from: projectPath('entry.css') });
  // light-dark() is not converted: the browsers that the portal supports know it.
  return (await transform(css, { loader: 'css', minify: true, target: 'esnext' })).code;
}

/** Writes a stylesheet to public/styles. Returns its path on the site, which changes with its content. */
export function writeStylesheet(name: string, css: string): string {
  const path = `/styles/${name}.${nameContent(css)}.css`;
  writeText(`public${path}`, css);
  return path;
}
