import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import sharp from 'sharp';
import { shareImageSize } from './share-image-meta';
import { wrapText } from './share-image-text';

/** The texts of the image that messengers and social networks show with a link to a page. */
export type ShareImageText = {
  /** The kind of the page, or the site's title. */
  kicker: string;
  title: string;
  description: string;
  /** The page's address without its scheme. */
  address: string;
  /** The brand color of the settings. */
  accent?: string | undefined;
  /** Whether the settings have another logo, so that the image has none. */
  hasOwnLogo?: true | undefined;
};

/** The fonts of the image, as TrueType. */
export type ShareImageFonts = { regular: Buffer; bold: Buffer };

const colors = {
  plate: '#1f4fe0',
  background: '#0b101c',
  title: '#ffffff',
  text: '#a9b6cb',
  accent: '#8fb0ff',
};
const margin = 80;
const textWidth = shareImageSize.width - 2 * margin;
const families = { regular: 'Share regular', bold: 'Share bold' };

/** The logo of components/site/logo.tsx, 32 units wide. */
const logo = {
  braces:
    'M11.2 8.2c-2.3 0-2.9 1-2.9 3v1.9c0 1.7-.6 2.9-2.1 2.9 1.5 0 2.1 1.2 2.1 2.9v1.9c0 2 .6 3 2.9 3M20.8 8.2c2.3 0 2.9 1 2.9 3v1.9c0 1.7.6 2.9 2.1 2.9-1.5 0-2.1 1.2-2.1 2.9v1.9c0 2-.6 3-2.9 3',
  cross: 'M16 12v8M12 16h8',
};

type LogoStyle = { x: number; y: number; size: number; color: string; opacity?: number };

function drawLogo(context: SKRSContext2D, { x, y, size, color, opacity }: LogoStyle) {
  context.save();
  context.globalAlpha = opacity ?? 1;
  context.translate(x, y);
  context.scale(size / 32, size / 32);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.stroke(new Path2D(logo.braces));
  context.lineWidth = 2.6;
  context.stroke(new Path2D(logo.cross));
  context.restore();
}

/** Draws lines of text below each other. Returns the baseline of the next line. */
function drawLines(
  context: SKRSContext2D,
  lines: readonly string[],
  y: number,
  lineHeight: number,
): number {
  for (const [index, line] of lines.entries())
    context.fillText(line, margin, y + index * lineHeight);
  return y + lines.length * lineHeight;
}

/** Registers the fonts, once for all images. */
export function registerShareImageFonts({ regular, bold }: ShareImageFonts): void {
  GlobalFonts.register(regular, families.regular);
  GlobalFonts.register(bold, families.bold);
}

let sharedCanvas: Canvas | undefined;

/**
 * The canvas of all share images, which is never collected: memory that native code reads after its canvas is gone ends
 * the process.
 */
function getCanvas(): Canvas {
  sharedCanvas ??= createCanvas(shareImageSize.width, shareImageSize.height);
  return sharedCanvas;
}

/** Draws over the whole canvas. */
function drawShareImage(
  canvas: Canvas,
  { kicker, title, description, address, accent = colors.accent, hasOwnLogo }: ShareImageText,
): void {
  const context = canvas.getContext('2d');
  const measure = (text: string) => context.measureText(text).width;
  context.fillStyle = colors.background;
  context.fillRect(0, 0, shareImageSize.width, shareImageSize.height);
  if (!hasOwnLogo) {
    drawLogo(context, { x: 700, y: 90, size: 620, color: accent, opacity: 0.07 });
    drawLogo(context, { x: margin - 14, y: 62, size: 84, color: accent });
  }

  context.fillStyle = accent;
  context.font = `30px "${families.bold}"`;
  context.fillText(kicker, hasOwnLogo ? margin : margin + 84, 114);

  context.fillStyle = colors.title;
  const isLong = title.length > 34;
  const size = isLong ? 64 : 80;
  context.font = `${size}px "${families.bold}"`;
  const titleLines = wrapText(title, textWidth, 3, measure);
  const next = drawLines(context, titleLines, 200 + size, size * 1.12);

  context.fillStyle = colors.text;
  context.font = `32px "${families.regular}"`;
  const descriptionLines = wrapText(description, textWidth, titleLines.length > 2 ? 1 : 2, measure);
  drawLines(context, descriptionLines, next + 4, 44);

  context.font = `26px "${families.regular}"`;
  drawLines(context, wrapText(address, textWidth, 1, measure), 566, 0);
}

/** Renders the share image of a page as a PNG. It has few colors, so a palette makes it four times smaller. */
export function renderShareImage(text: ShareImageText): Promise<Buffer> {
  const raw = { ...shareImageSize, channels: 4 } as const;
  const canvas = getCanvas();
  drawShareImage(canvas, text);
  // A copy: the next image is drawn while sharp reads this one.
  const pixels = Buffer.from(canvas.data());
  return sharp(pixels, { raw })
    .png({ palette: true, colours: 16, effort: 1, dither: 0 })
    .toBuffer();
}

/** The size in pixels of the icon that phones show for a page on their home screen. */
const touchIconSize = 180;

/** Renders an SVG file as the icon of {@link renderTouchIcon}. */
export const renderOwnTouchIcon = (file: string): Promise<Buffer> =>
  sharp(file, { density: 600 })
    .resize(touchIconSize, touchIconSize, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();

/** Renders the icon that phones show for a page on their home screen, as a PNG. They round its corners. */
export function renderTouchIcon(plate = colors.plate): Buffer {
  const canvas = createCanvas(touchIconSize, touchIconSize);
  const context = canvas.getContext('2d');
  context.fillStyle = plate;
  context.fillRect(0, 0, touchIconSize, touchIconSize);
  drawLogo(context, { x: 10, y: 10, size: 160, color: colors.title });
  // `encode` would read the canvas in another thread when it may be gone.
  return canvas.toBuffer('image/png');
}
