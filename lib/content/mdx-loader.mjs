// @ts-check
/**
 * A loader of Turbopack for MDX. Next's own imports plug-ins by their paths, in which `#`, `%`, and `?` mean something else
 * than in the name of a folder. This one imports them by their URLs.
 */
import { pathToFileURL } from 'node:url';
import { compile } from '@mdx-js/mdx';

/**
 * @typedef {import('@next/mdx').NextMDXOptions['options']} Options
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {string} resourceQuery what follows a `?` of the path
 * @property {string} resourceFragment what follows a `#` of the path
 * @property {string} mode
 * @property {() => NonNullable<Options>} getOptions
 * @property {() => (error: unknown, content?: string) => void} async
 */

/** @param {NonNullable<Options>['rehypePlugins']} plugins @returns {Promise<import('unified').Pluggable[]>} */
const importPlugins = (plugins) =>
  Promise.all(
    (plugins ?? []).map(async (plugin) => {
      const [path, ...settings] = Array.isArray(plugin) ? plugin : [plugin];
      const { default: attach } = await import(pathToFileURL(String(path)).href);
      return /** @type {import('unified').PluginTuple} */ ([attach, ...settings]);
    }),
  );

/** @this {LoaderContext} @param {string} source */
export default async function loadMdx(source) {
  const done = this.async();
  try {
    const { remarkPlugins, rehypePlugins, recmaPlugins, ...options } = this.getOptions();
    const page = await compile(
      { value: source, path: this.resourcePath + this.resourceQuery + this.resourceFragment },
      {
        ...options,
        development: this.mode === 'development',
        remarkPlugins: await importPlugins(remarkPlugins),
        rehypePlugins: await importPlugins(rehypePlugins),
        recmaPlugins: await importPlugins(recmaPlugins),
      },
    );
    done(undefined, String(page));
  } catch (error) {
    done(error);
  }
}
