import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { suggestSimilarPages } from './suggest-similar-pages';

const urls = ['/docs/doctor-app/quick-start', '/docs/doctor-app/overview', '/api/schemas/Policy'];
const sitemap = urls.map((path) => `<url><loc>https://example.com${path}</loc></url>`).join('');

/** Opens the part of the not-found page that is filled in, at a path. */
async function open(path: string, response: Promise<Response>, llms = '') {
  history.replaceState(null, '', path);
  const { container } = await render(
    <>
      <section aria-label="Did you mean" hidden>
        <ul />
      </section>
      <input id="not-found-search" type="search" aria-label="Search" />
    </>,
  );
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/llms.txt')
      ? new Response(llms, { status: llms === '' ? 404 : 200 })
      : response,
  );
  const section = container.querySelector('section');
  if (section) await suggestSimilarPages(section);
}
const respond = async () => new Response(`<urlset>${sitemap}</urlset>`);
const listLinks = () =>
  page
    .getByRole('region', { name: 'Did you mean' })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

afterEach(() => void vi.restoreAllMocks());

test.for([
  ['/docs/doctor-app/quik-start', 'quik start', [urls[0]]],
  ['/docs/quick_start.html', 'quick start', [urls[0]]],
  ['/zzzz-qqq', 'zzzz qqq', []],
  ['/%E0%A4%A', '', []],
  ['/docs/<script>alert(1)</script>', 'script>', []],
] as const)('at %s, the search is for "%s", and similar pages are listed', async (row) => {
  const [path, query, links] = row;
  await open(path, respond());
  expect(listLinks()).toEqual(links);
  await expect.element(page.getByRole('searchbox')).toHaveValue(query);
});

test.for([
  ['', urls[0]],
  [`## Start\n\n- [Quick start](https://example.com${urls[0]}.md): First.`, 'Quick start Start'],
] as const)('with the list of pages "%s", the first suggestion is "%s"', async ([llms, text]) => {
  await open('/docs/doctor-app/quik-start', respond(), llms);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(text ?? '');
});

test('without the sitemap, the search is filled in', async () => {
  await open('/docs/doctor-app/quik-start', Promise.reject(new TypeError('Failed to fetch')));
  expect(listLinks()).toEqual([]);
  await expect.element(page.getByRole('searchbox')).toHaveValue('quik start');
});
