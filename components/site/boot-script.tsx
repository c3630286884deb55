'use client';

import { bootScript } from '@/.generated/site/inline-scripts';
import { serverHtml } from '@/components/document/server-html';

/** The script that stands first in every page's body (lib/site/inline-scripts/boot.ts). */
export const BootScript = () => (
  <script {...serverHtml(typeof window === 'undefined' ? bootScript : '')} />
);
