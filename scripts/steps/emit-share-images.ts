import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { mapInBatches } from '../../lib/async/map-in-batches';
import { readCodeInputs } from '../../lib/checks/code-inputs';
import { listPageFiles, type PageFile } from '../../lib/export/list-page-files';
import {
  registerShareImageFonts,
  renderShareImage,
  renderTouchIcon,
  type ShareImageText,
} from '../../lib/export/share-image';
import { insertShareImage, readPageSummary } from '../../lib/export/share-image-meta';
import { shareImageFolder, touchIconPath } from '../../lib/export/share-image-size';
import { projectPath, readText } from '../../lib/files/project-files';
import { routes } from '../../lib/site/page-paths';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl, withBase } from '../../lib/site/urls';
import { hitKindLabels } from '../../lib/site-search/hit-kinds';
import { interfaceCharacters } from '../font-characters';

const cacheFolder = projectPath('.cache/share-images');
const fontFile =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The text font in one weight, in the format that the canvas reads. */
function readFont(weight: number): Promise<Buffer> {
  const font = readFileSync(projectPath('node_modules', fontFile));
  return subsetFont(font, interfaceCharacters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/** How many images are encoded at a time. */
const batchSize = 4;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Renders images that no earlier run has rendered, and forgets those that are not needed any more. */
async function createCache() {
  const code = await readCodeInputs('lib/export/share-image.ts');
  const used = new Set<string>();
  mkdirSync(cacheFolder, { recursive: true });
  let fonts: Promise<void> | undefined;
  const loadFonts = async () => {
    const [regular, bold] = await Promise.all([readFont(400), readFont(650)]);
    registerShareImageFonts({ regular, bold });
  };
  const render = async (text: ShareImageText): Promise<Buffer> => {
    fonts ??= loadFonts();
    await fonts;
    return renderShareImage(text);
  };
  return {
    /** Returns the file of an image. */
    getFile: async (text: ShareImageText): Promise<string> => {
      const name = `${hash(JSON.stringify([text, code]))}.png`;
      const file = `${cacheFolder}/${name}`;
      used.add(name);
      if (!existsSync(file)) writeFileSync(file, await render(text));
      return file;
    },
    prune: () => {
      for (const name of readdirSync(cacheFolder)) {
        if (!used.has(name)) rmSync(`${cacheFolder}/${name}`);
      }
    },
  };
}

/** Writes an image for each page, which messengers and social networks show with a link to it. */
export async function run() {
  const site = getSite();
  const icon = withBase(touchIconPath, site.baseUrl);
  const cache = await createCache();
  const emitImage = async ({ file, path }: PageFile): Promise<boolean> => {
    const html = readText(file);
    const summary = readPageSummary(html, site.title);
    if (!summary) return false;
    const { title, description, kind } = summary;
    const isHome = path === routes.home;
    const image = await cache.getFile({
      kicker: isHome || !kind ? site.title : hitKindLabels[kind],
      title: isHome ? site.home.headline.replace('\n', ' ') : title,
      description,
      address: absoluteUrl(path, site).replace(/^https?:\/\//, ''),
    });
    const imagePath = `${shareImageFolder}${isHome ? '/home' : path}.png`;
    const target = projectPath(`out${imagePath}`);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(image, target);
    writeFileSync(
      projectPath(file),
      insertShareImage(html, { image: absoluteUrl(imagePath, site), icon }, summary),
    );
    return true;
  };
  writeFileSync(projectPath(`out${touchIconPath}`), renderTouchIcon());
  const images = await mapInBatches(listPageFiles(), batchSize, emitImage);
  cache.prune();
  return `${images.filter(Boolean).length} images`;
}
