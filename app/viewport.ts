import type { Viewport } from 'next';

/** The viewport of every document. The theme color is that of light mode; lib/client/controls/color-mode.ts changes it. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#ffffff',
};
