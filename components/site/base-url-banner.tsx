import { baseUrlBannerScript } from '@/.generated/site/inline-scripts';

/** The script on the home page that reports a wrong base URL (lib/client/inline-scripts/base-url-banner.ts). */
export const BaseUrlBanner = () => (
  <script dangerouslySetInnerHTML={{ __html: baseUrlBannerScript }} />
);
