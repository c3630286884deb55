import { elementsSelectors } from '../../components/api/stoplight/elements-internals';
import { isMarkedDocument, markDocument } from '../e2e/support/page-state';
import { expect, root, test, waitForScripts } from './fixture-page';

const home = new RegExp(`${root}/?$`);

test('all URLs of a page are under the base URL, and links are followed without a page load', async ({
  page,
}) => {
  const requestsOutside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isUnder = pathname === root || pathname.startsWith(`${root}/`);
    if (origin === new URL(page.url()).origin && !isUnder) requestsOutside.push(pathname);
  });
  for (const path of ['/docs', '/docs/doctor-app/overview', '/api/operations/createToken', '/']) {
    await page.goto(root + path);
    await waitForScripts(page);
    const links = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"], img[src^="/"]')
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
      );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link.startsWith(`${root}/`))).toEqual([]);
  }
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await waitForScripts(page);
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Quick start');
  await page.goBack();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  expect(await isMarkedDocument(page)).toBe(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(home);
  await waitForScripts(page);
  expect(requestsOutside).toEqual([]);
});

test.describe('links and searches', () => {
  test.use({ allowErrors: [/status of 404/] });

  test('lead to pages under the base URL', async ({ page }) => {
    // A link to an MDX file.
    await page.goto(`${root}/docs/doctor-app/only-in-two`);
    await page.getByRole('main').getByRole('link', { name: 'the quick start' }).click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start#before-you-start`);
    await page.getByRole('combobox', { name: 'Search' }).fill('token');
    await page.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/quick-start#before-you-start$/);
    expect(new URL(page.url()).pathname.startsWith(`${root}/`)).toBe(true);
    await page.goto(`${root}/search?q=token`);
    await expect(page.getByText(/results? on/)).toBeVisible();
    await page.goto(`${root}/docs/doctor-app/quik-start`);
    const matches = page.getByRole('region', { name: 'Did you mean' });
    await matches.getByRole('link').first().click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  });
});

test('files for programs have absolute URLs, and other paths status 404', async ({ request }) => {
  const readText = async (path: string) => (await request.get(path)).text();
  const sitemap = await readText(`${root}/sitemap.xml`);
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const site = 'https://www.example.com/hub';
  expect(urls).toContain(`${site}/docs/doctor-app/quick-start`);
  expect(urls.filter((url) => !url.startsWith(site) || url.includes('/versions/'))).toEqual([]);
  expect(await readText(`${root}/robots.txt`)).toContain(`${site}/sitemap.xml`);
  // The canonical URL of an old page is that of the latest version.
  expect(await readText(`${root}/docs/versions/1.0/doctor-app/quick-start`)).toContain(
    `<link rel="canonical" href="${site}/docs/doctor-app/quick-start"/>`,
  );
  for (const path of [`${root}/docs/doctor-app/quik-start`, '/elsewhere'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the console loads, and the scope of the sandbox is the base URL', async ({ page }) => {
  await page.goto(`${root}/api#/operations/createToken`);
  const headings = page.locator(elementsSelectors.root).getByRole('heading');
  await expect(headings.first()).toBeVisible({ timeout: 30_000 });
  await page.goto(`${root}/api/sandbox`);
  const panel = page.locator('[data-sandbox-panel]');
  await expect(panel.getByText('stores its data there, for this site only')).toBeVisible({
    timeout: 20_000,
  });
  const found = await page.evaluate(async (base) => {
    const init = { headers: { 'X-Token': '5f0f8a4e-example-token' } };
    const response = await fetch(`${base}/sandbox/api/v2/appointments/70412`, init);
    const { scope } = await navigator.serviceWorker.ready;
    return { id: (await response.json()).appointmentId, scope: new URL(scope).pathname };
  }, root);
  expect(found).toEqual({ id: 70412, scope: `${root}/` });
});

test.describe('a site that is served under a different path', () => {
  test.use({ allowErrors: [/Failed to load resource|Refused to/] });

  test('says on the home page that the base URL is wrong, and suggests another', async ({
    page,
  }) => {
    const banner = page.locator('#base-url-banner');
    await page.goto(`${root}/`);
    await waitForScripts(page);
    await expect(banner).toHaveCount(0);
    const html = await (await page.request.get(`${root}/`)).text();
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
    await page.route('**/portal/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.route(`**${root}/**`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/portal/');
    await expect(banner).toContainText('Your site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /hub/');
    await expect(banner).toContainText('We suggest trying baseUrl = /portal/');
  });
});
