'use client';

import { baseUrlBannerScript } from '@/.generated/site/inline-scripts';
import { serverHtml } from '@/components/document/server-html';

/** The script on the home page that reports a wrong base URL (lib/inline-scripts/base-url-banner.ts). */
export const BaseUrlBanner = () => (
  <script {...serverHtml(typeof window === 'undefined' ? baseUrlBannerScript : '')} />
);
