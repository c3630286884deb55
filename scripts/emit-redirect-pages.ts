/**
 * Writes small pages into out/ for the redirects of the settings: `npm run redirect-pages`, for hosts that have no
 * redirects, such as GitHub Pages. Other hosts must not have them: some serve a file rather than a redirect.
 */
import { formatRedirectPage } from '../lib/build/export/redirect-page';
import { writeText } from '../lib/kit/files/project-files';
import { getSite } from '../lib/site/site-settings';
import { runIfMain } from './run-if-main';

await runIfMain(import.meta.url, 'emit-redirect-pages', () => {
  const site = getSite();
  for (const redirect of site.redirects) {
    const { path, html } = formatRedirectPage(redirect, site);
    writeText(`out${path}`, html);
  }
  console.log(`${site.redirects.length} pages for redirects`);
});
