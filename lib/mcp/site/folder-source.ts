import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { limits } from '../limits';
import { ToolError } from '../tool-error';
import { checkSitePath, type SiteSource } from './site-source';

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code));

/**
 * Reads a built portal from a folder, and no file outside of it: a symbolic link that leads out is not followed.
 * @throws ToolError if the folder is not a built portal
 */
export async function createFolderSource(
  folder: string,
  { maxBytes = limits.maxFileBytes }: { maxBytes?: number } = {},
): Promise<SiteSource> {
  const hasPages = await stat(join(folder, 'llms.txt')).then(
    (stats) => stats.isFile(),
    () => false,
  );
  if (!hasPages) {
    throw new ToolError(
      `${folder} is not a built portal, because it has no llms.txt. Run "npm run build" in the repository, or give the URL of a deployed portal: --site https://docs.example.com`,
    );
  }
  const root = await realpath(folder);
  return {
    label: folder,
    read: async (path) => {
      checkSitePath(path);
      try {
        const file = await realpath(join(root, path));
        if (!file.startsWith(root + sep)) return undefined;
        const stats = await stat(file);
        if (!stats.isFile()) return undefined;
        if (stats.size > maxBytes) {
          throw new ToolError(`${path} has ${stats.size} bytes, expected at most ${maxBytes}.`);
        }
        return await readFile(file, 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
