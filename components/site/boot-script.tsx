'use client';

import { bootScript } from '@/.generated/site/inline-scripts';
import { serverHtml } from '@/components/document/server-html';

/** The first script of every page (lib/inline-scripts/boot.ts). */
export const BootScript = () => (
  <script {...serverHtml(typeof window === 'undefined' ? bootScript : '')} />
);
