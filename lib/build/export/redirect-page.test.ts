import { expect, it } from 'vitest';
import { formatRedirectPage } from './redirect-page';

const site = { url: 'https://docs.example.com', baseUrl: '/hub/' };

it('leads to a page of the site, below its base URL', () => {
  const { path, html } = formatRedirectPage({ from: '/old', to: '/docs/a#b' }, site);
  expect(path).toBe('/old.html');
  expect(html).toContain('content="0; url=/hub/docs/a#b"');
  expect(html).toContain('rel="canonical" href="https://docs.example.com/hub/docs/a#b"');
});

it('leads to another site, whose address it escapes', () => {
  const { html } = formatRedirectPage({ from: '/old/', to: 'https://a.example/?b=1&c="' }, site);
  expect(html).toContain('url=https://a.example/?b=1&#38;c=&#34;"');
});
