import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { projectPath, readText } from '../../lib/kit/files/project-files';
import { charactersFile } from '../font-characters';

/** The options in use, of which @types/subset-font does not have all. */
type SubsetOptions = {
  targetFormat: 'woff2';
  keepFeatures: string[];
  noHinting: boolean;
  dropTables: string[];
};

type Font = {
  file: string;
  /** The OpenType features that stay. */
  features: string[];
  /** Whether to drop the hints, which only screens with few pixels show. */
  noHinting: boolean;
};

/** The fonts of app/fonts.ts, by the name of the written file. */
const fonts: Record<string, Font> = {
  'instrument-sans': {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    // Digits of equal width would be a fifteenth of the file.
    features: ['kern'],
    // Its only hinting is the instruction to render without hints, which the widths of its characters depend on.
    noHinting: false,
  },
  'ibm-plex-mono-400': {
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    features: [],
    noHinting: true,
  },
  'ibm-plex-mono-500': {
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    features: [],
    noHinting: true,
  },
};

/** Writes the fonts with the characters that the site uses. Other characters are shown in the system's font. */
export async function run() {
  const characters = readText(charactersFile);
  const folder = projectPath('.generated/fonts');
  mkdirSync(folder, { recursive: true });
  const sizes = await Promise.all(
    Object.entries(fonts).map(async ([name, { file, features, noHinting }]) => {
      const font = readFileSync(projectPath('node_modules', file));
      const options: SubsetOptions = {
        targetFormat: 'woff2',
        keepFeatures: features,
        noHinting,
        // How kerning varies with the weight: a fifth of the text font. Bold text is 0.6 percent wider without it.
        dropTables: ['GDEF'],
      };
      const subset = await subsetFont(font, characters, options);
      writeFileSync(`${folder}/${name}.woff2`, subset);
      return subset.length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${(total / 1000).toFixed(1)} KB`;
}
