import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { listFiles, projectPath, readText } from '../../lib/files/project-files';
import { collectCharacters } from '../font-characters';

/** The fonts of app/fonts.ts, by the name of the written file. */
const fonts = {
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'ibm-plex-mono-400': '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  'ibm-plex-mono-500': '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
};

/** The files whose characters the pages show. */
const listSources = () => [
  ...listFiles('content', '.mdx'),
  ...listFiles('content', '.json'),
  ...listFiles('content', '.yaml'),
  ...listFiles('openapi', '.yaml'),
  ...listFiles('lib', '.ts'),
];

/** Writes the fonts with the characters that the site uses. Other characters are shown in the system's font. */
export async function run() {
  const characters = collectCharacters(listSources().map(readText));
  const folder = projectPath('.generated/fonts');
  mkdirSync(folder, { recursive: true });
  const sizes = await Promise.all(
    Object.entries(fonts).map(async ([name, file]) => {
      const font = readFileSync(projectPath('node_modules', file));
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
      writeFileSync(`${folder}/${name}.woff2`, subset);
      return subset.length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${(total / 1000).toFixed(1)} KB`;
}
