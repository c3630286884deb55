// @ts-check
/** A loader of Turbopack for `next dev`: replaces a page that cannot be shown by what is wrong with it. */
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** The project's folder. Turbopack starts its processes in another one if there are several projects. */
const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** @type {Promise<typeof import('../../lib/build/checks/preview-page')> | undefined} */
let checks;

/**
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {string} resourceQuery what follows a `?` of the path
 * @property {string} resourceFragment what follows a `#` of the path
 * @property {() => (error: unknown, content?: string) => void} async
 * @property {(folder: string) => void} addContextDependency
 */

/** @this {LoaderContext} @param {string} source */
export default async function loadPreview(source) {
  const done = this.async();
  try {
    checks ??= tsImport('../../lib/build/checks/preview-page.ts', import.meta.url);
    const path = this.resourcePath + this.resourceQuery + this.resourceFragment;
    const file = relative(root, path).split(sep).join('/');
    const preview = (await checks).previewPage(source, file, root);
    // What is missing may be an image or another page.
    if (preview !== source) {
      for (const folder of ['content', 'public/images'])
        this.addContextDependency(resolve(root, folder));
    }
    done(undefined, preview);
  } catch (error) {
    done(error);
  }
}
