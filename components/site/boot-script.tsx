'use client';

import { bootScript, colorModeScript } from '@/.generated/site/inline-scripts';
import { serverHtml } from '@/components/document/server-html';

/** The first script of every page: the color mode (scripts/color-mode-script.ts), and lib/inline-scripts/boot.ts. */
export const BootScript = () => (
  <script
    {...serverHtml(typeof window === 'undefined' ? `${bootScript};${colorModeScript}` : '')}
  />
);
