import { parseHitKind } from '../../search/site/hit-kinds';

/** The size of share images in pixels, which Open Graph recommends. */
export const shareImageSize = { width: 1200, height: 630 };

/** The folder of the share images in the export. */
export const shareImageFolder = '/share';

/** The path of the icon for home screens. */
export const touchIconPath = '/apple-touch-icon.png';

/** Metadata in the head of an exported page. */
export type PageSummary = {
  title: string;
  description: string;
  /** The kind of the page, if it is one that search finds. */
  kind: ReturnType<typeof parseHitKind>;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (match, name: string) => entities[name] ?? match);

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The element after which Next writes nothing else about sharing. */
const card = '<meta name="twitter:card" content="summary"/>';

const readMeta = (html: string, name: string): string | undefined => {
  const content = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : decode(content);
};

/**
 * Reads the summary of an exported page.
 * @param siteTitle the title of the site, which ends the titles of pages
 * @returns undefined if the page is not to be shared, such as the not-found page
 */
export function readPageSummary(html: string, siteTitle: string): PageSummary | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const description = readMeta(html, 'description');
  if (title === undefined || description === undefined || !html.includes(card)) return undefined;
  const kind = /<article [^>]*data-page-kind="([^"]*)"/.exec(html)?.[1];
  return {
    title: decode(title).replace(` | ${siteTitle}`, ''),
    description,
    kind: parseHitKind(kind),
  };
}

/**
 * Inserts a page's share image and the icon for home screens. The elements are not part of the page's payload: only what
 * reads HTML needs them.
 * @param urls the absolute URL of the image, and the path of the icon
 */
export function insertShareImage(
  html: string,
  urls: { image: string; icon: string },
  { title }: PageSummary,
): string {
  const { width, height } = shareImageSize;
  const properties = [
    ['og:image', urls.image],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', title],
  ];
  const elements = properties.map(
    ([property = '', content = '']) =>
      `<meta property="${property}" content="${escapeAttribute(content)}"/>`,
  );
  const icon = `<link rel="apple-touch-icon" href="${escapeAttribute(urls.icon)}"/>`;
  const largeCard = card.replace('summary', 'summary_large_image');
  return html.replace(card, () => elements.join('') + largeCard + icon);
}
