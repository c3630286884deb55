import localFont from 'next/font/local';

// With `optional`, the browser renders the text once: in the web font if it has it, otherwise in the fallback font, whose
// metrics are adjusted. lib/site/browser/text-font.ts replaces that when the font has arrived.

// Next names the families like the constants. On Linux, `sans` and `mono` are names of installed fonts, which a first visit
// would have shown.
const instrumentSans = localFont({
  src: '../.generated/fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'optional',
  // Next's own fallback has one weight and needs Arial (app/globals.css).
  adjustFontFallback: false,
  fallback: ['sans-fallback'],
});

// A fixed-width font in weights 400 and 500 (specification: portal.txt, section 7), self-hosted.
const plexMono = localFont({
  src: [
    {
      path: '../.generated/fonts/ibm-plex-mono-400.woff2',
      weight: '400',
    },
    {
      path: '../.generated/fonts/ibm-plex-mono-500.woff2',
      weight: '500',
    },
  ],
  variable: '--font-mono',
  display: 'optional',
  // Pages paint without it, and only those with code load it.
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

/** The class names that define `--font-sans` and `--font-mono`. */
export const fontClasses = `${instrumentSans.variable} ${plexMono.variable}`;
