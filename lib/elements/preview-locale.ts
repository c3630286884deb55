import type { Locale } from './bindings';

/** The locale of previews and of the published screens: US English with a 24-hour clock. The same everywhere, so that a page's HTML never depends on its reader. */
export const previewLocale: Locale = { language: 'en-US-u-hc-h23', timeZone: 'UTC' };
