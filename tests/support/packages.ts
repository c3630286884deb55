import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { listFiles } from '../../lib/files/project-files';
import type { Package } from './dependency-rules';

/** The packages inside this repository: the folders of lib and components with a package.json. */

const dependenciesSchema = z.record(z.string(), z.string()).default({});

const manifestSchema = z.object({
  name: z.string(),
  dependencies: dependenciesSchema,
  devDependencies: dependenciesSchema,
  config: z.object({ projectFiles: z.array(z.string()) }).optional(),
});

export type RepositoryPackage = Package & {
  name: string;
  /** The versions of all npm packages that it declares. */
  versions: Readonly<Record<string, string>>;
  /** The folders of the packages that it depends on. */
  packageFolders: readonly string[];
  /** The folders of the project that its code or its tests read. */
  projectFiles: readonly string[];
};

function readPackage(file: string): RepositoryPackage {
  const folder = posix.dirname(file);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { dependencies, devDependencies, config } = manifest;
  const entries = Object.entries(dependencies);
  const isOwn = (version: string) => version.startsWith('file:');
  const projectFiles = config?.projectFiles ?? [];
  const packageFolders = entries.flatMap(([, version]) =>
    isOwn(version) ? [posix.join(folder, version.slice('file:'.length))] : [],
  );
  return {
    folder,
    name: manifest.name,
    dependencies: entries.flatMap(([name, version]) => (isOwn(version) ? [] : [name])),
    devDependencies: Object.keys(devDependencies),
    versions: Object.fromEntries([
      ...entries.filter(([, version]) => !isOwn(version)),
      ...Object.entries(devDependencies),
    ]),
    packageFolders,
    projectFiles,
    folders: [...packageFolders, ...projectFiles.filter((path) => path.startsWith('.generated/'))],
  };
}

export const packages: readonly RepositoryPackage[] = ['lib', 'components']
  .flatMap((parent) => listFiles(parent, '/package.json'))
  .map(readPackage);
