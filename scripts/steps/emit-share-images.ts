import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { listPageFiles, type PageFile } from '../../lib/build/export/list-page-files';
import {
  registerShareImageFonts,
  renderOwnTouchIcon,
  renderShareImage,
  renderTouchIcon,
  type ShareImageText,
} from '../../lib/build/export/share-image';
import {
  insertShareImage,
  readPageSummary,
  shareImageFolder,
  touchIconPath,
} from '../../lib/build/export/share-image-meta';
import { mapInBatches } from '../../lib/kit/async/map-in-batches';
import { readCodeInputs } from '../../lib/kit/build-cache/code-inputs';
import { openDiskCache } from '../../lib/kit/build-cache/disk-cache';
import { projectPath, readText } from '../../lib/kit/files/project-files';
import { hitKindLabels } from '../../lib/search/site/hit-kinds';
import { routes } from '../../lib/site/page-paths';
import { buildBrandPalette } from '../../lib/site/settings/brand-palette';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl, withBase } from '../../lib/site/urls';
import { interfaceCharacters } from '../font-characters';

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

/** Renders images that no earlier run has rendered, and forgets those that are not needed any more. */
async function openImages() {
  const code = await readCodeInputs('lib/build/export/share-image.ts');
  const cache = openDiskCache<Uint8Array>('.cache/share-images', code);
  let fonts: Promise<void> | undefined;
  const loadFonts = async () => {
    const [regular, bold] = await Promise.all([readFont(400), readFont(650)]);
    registerShareImageFonts({ regular, bold });
  };
  const render = async (text: ShareImageText): Promise<Uint8Array> => {
    fonts ??= loadFonts();
    await fonts;
    return renderShareImage(text);
  };
  return {
    getImage: async (text: ShareImageText): Promise<Uint8Array> => {
      const key = JSON.stringify(text);
      const stored = cache.get(key);
      if (stored) return stored;
      const image = await render(text);
      cache.set(key, image);
      return image;
    },
    prune: cache.prune,
  };
}

/** Writes the icons of tabs and home screens, if the settings have an icon or a color. */
async function writeIcons(icon: string | undefined, plate: string | undefined): Promise<void> {
  const tabIcon = projectPath('out/icon.svg');
  const own = icon === undefined ? undefined : projectPath(`public${icon}`);
  if (own) copyFileSync(own, tabIcon);
  else if (plate) {
    const svg = readFileSync(tabIcon, 'utf8');
    writeFileSync(tabIcon, svg.replace(/(<rect [^>]*fill=")#[\da-f]{6}/i, `$1${plate}`));
  }
  const touchIcon = own ? await renderOwnTouchIcon(own) : renderTouchIcon(plate);
  writeFileSync(projectPath(`out${touchIconPath}`), touchIcon);
}

/** Writes an image for each page, which messengers and social networks show with a link to it. */
export async function run() {
  const site = getSite();
  const { brand } = site;
  const palette = brand.color === undefined ? undefined : buildBrandPalette(brand.color);
  const accent = palette?.brand?.dark;
  const icon = withBase(touchIconPath, site.baseUrl);
  const { getImage, prune } = await openImages();
  const emitImage = async ({ file, path }: PageFile): Promise<boolean> => {
    const html = readText(file);
    const summary = readPageSummary(html, site.title);
    if (!summary) return false;
    const { title, description, kind } = summary;
    if (brand.shareImage) {
      const image = absoluteUrl(brand.shareImage, site);
      writeFileSync(projectPath(file), insertShareImage(html, { image, icon }, summary));
      return true;
    }
    const isHome = path === routes.home;
    const image = await getImage({
      kicker: isHome || !kind ? site.title : hitKindLabels[kind],
      title: isHome ? site.home.headline.replace('\n', ' ') : title,
      description,
      address: absoluteUrl(path, site).replace(/^https?:\/\//, ''),
      ...(accent && { accent }),
      ...(brand.logo && { hasOwnLogo: true }),
    });
    const imagePath = `${shareImageFolder}${isHome ? '/home' : path}.png`;
    const target = projectPath(`out${imagePath}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, image);
    writeFileSync(
      projectPath(file),
      insertShareImage(html, { image: absoluteUrl(imagePath, site), icon }, summary),
    );
    return true;
  };
  const plate = palette?.['brand-fill']?.light;
  await writeIcons(brand.icon, plate);
  const images = await mapInBatches(listPageFiles(), batchSize, emitImage);
  prune();
  return `${images.filter(Boolean).length} images`;
}
