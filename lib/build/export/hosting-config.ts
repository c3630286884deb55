import type { Redirect } from '../../site/settings/redirects-schema';
import { withBase } from '../../site/urls';
import type { HeaderRule } from './header-rules';

/** Formats the `_headers` file of Netlify and Cloudflare Pages. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** Formats the `_redirects` file of Netlify and Cloudflare Pages. */
export function formatRedirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects
    .map(({ from, to }) => `${withBase(from, baseUrl)} ${withBase(to, baseUrl)} 301\n`)
    .join('');
}
