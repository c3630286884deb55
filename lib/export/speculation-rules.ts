import { withBase } from '../site/urls';

/**
 * Builds the rules by which browsers prefetch the document of a link that the reader is about to follow, as long as the
 * page is not hydrated. Browsers prefetch nothing with data saver on. Downloads and other files are no pages.
 */
export function buildSpeculationRules(baseUrl: string): string {
  const isPage = {
    and: [
      { href_matches: withBase('/*', baseUrl) },
      { not: { href_matches: withBase('/*.*', baseUrl) } },
      { not: { selector_matches: '[download]' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where: isPage, eagerness: 'moderate' }] });
}
