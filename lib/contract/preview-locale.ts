import type { Locale } from './bindings';

/** The locale of previews and of the published screens. The same everywhere, so that a page's HTML never depends on its reader. */
export const previewLocale: Locale = { language: 'en-GB', timeZone: 'UTC' };
