import localFont from 'next/font/local';

// `optional`: the text is painted once, in whichever font is there; the preload makes that ours.
// The fallback's metrics are adjusted to the font's, so that nothing moves either way.

const sans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

// The specification's fixed-width code font in weights 400 and 500, served by us and not by a font service.
const mono = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
      weight: '500',
    },
  ],
  variable: '--font-mono',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
});

/** The classes that give a document its two fonts as CSS variables. */
export const fontClasses = `${sans.variable} ${mono.variable}`;
