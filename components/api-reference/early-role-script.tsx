'use client';

import { earlyRoleScript } from '@/.generated/site/inline-scripts';
import { serverHtml } from '@/components/document/server-html';

/** Dims the page for the reader's role before the first paint (lib/inline-scripts/early-role.ts). */
export const EarlyRoleScript = () => (
  <script {...serverHtml(typeof window === 'undefined' ? earlyRoleScript : '')} />
);
