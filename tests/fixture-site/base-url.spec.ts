import { elementsSelectors } from '../../components/console/elements-adapter/elements-internals';
import { isMarkedDocument, markDocument } from '../e2e/support/page-state';
import { expect, root, test, waitForHydration } from './fixture-page';

test('all URLs of a page are under the base URL', async ({ page }) => {
  const requestsOutside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isUnder = pathname === root || pathname.startsWith(`${root}/`);
    if (origin === new URL(page.url()).origin && !isUnder) requestsOutside.push(pathname);
  });
  for (const path of ['/', '/docs', '/docs/doctor-app/overview', '/api/operations/createToken']) {
    await page.goto(root + path);
    await waitForHydration(page);
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
  expect(requestsOutside).toEqual([]);
});

test('links and Back navigate without loading a new document', async ({ page }) => {
  await page.goto(`${root}/`);
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  expect(await isMarkedDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${root}/?$`));
});

test('a link to an MDX file leads to its page', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/only-in-two`);
  await page.getByRole('main').getByRole('link', { name: 'the quick start' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start#before-you-start`);
});

test('links lead from other pages to the home page', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${root}/?$`));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('search returns results', async ({ page }) => {
  await page.goto(`${root}/docs`);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('quick start');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`${root}/docs/`));
  await page.goto(`${root}/search?q=token`);
  await expect(page.getByText(/results? on/)).toBeVisible();
});

test('the console loads and shows an operation', async ({ page }) => {
  await page.goto(`${root}/api#/operations/createToken`);
  await expect(page.locator(elementsSelectors.root).getByRole('heading').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('unknown paths under and outside the base URL return status 404', async ({ page }) => {
  const response = await page.request.get(`${root}/docs/doctor-app/quik-start`);
  expect(response.status()).toBe(404);
  expect((await page.request.get('/elsewhere')).status()).toBe(404);
});

test('the sitemap and robots.txt contain absolute URLs under the base URL', async ({ page }) => {
  const sitemap = await (await page.request.get(`${root}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls).toContain('https://www.example.com/hub/docs/doctor-app/quick-start');
  expect(urls.filter((url) => !url.startsWith('https://www.example.com/hub'))).toEqual([]);
  expect(urls.filter((url) => url.includes('/versions/'))).toEqual([]);
  const robots = await (await page.request.get(`${root}/robots.txt`)).text();
  expect(robots).toContain('https://www.example.com/hub/sitemap.xml');
});

test.describe('the not-found page', () => {
  test.use({ allowErrors: [/status of 404/] });

  test('suggests pages under the base URL', async ({ page }) => {
    await page.goto(`${root}/docs/doctor-app/quik-start`);
    const matches = page.getByRole('region', { name: 'Did you mean' });
    await matches.getByRole('link').first().click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  });
});

test.describe('a site that is served under a different path', () => {
  test.use({ allowErrors: [/Failed to load resource|Refused to/] });

  test('says on the home page that the base URL is wrong, and suggests another', async ({
    page,
  }) => {
    const home = await (await page.request.get(`${root}/`)).text();
    await page.route('**/portal/', (route) =>
      route.fulfill({ contentType: 'text/html', body: home }),
    );
    await page.route(`**${root}/**`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/portal/');
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText('Your site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /hub/');
    await expect(banner).toContainText('We suggest trying baseUrl = /portal/');
  });
});

test('the home page has no banner if the base URL is right', async ({ page }) => {
  await page.goto(`${root}/`);
  await waitForHydration(page);
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
  const html = await (await page.request.get(`${root}/`)).text();
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
});

test('the sandbox responds, and its scope is the base URL', async ({ page }) => {
  await page.goto(`${root}/api/sandbox`);
  const panel = page.locator('[data-sandbox-panel]');
  await expect(panel.getByText('stores its data there')).toBeVisible({ timeout: 20_000 });
  const found = await page.evaluate(async (base) => {
    const init = { headers: { 'X-Token': '5f0f8a4e-example-token' } };
    const response = await fetch(`${base}/sandbox/api/v2/appointments/70412`, init);
    const { scope } = await navigator.serviceWorker.ready;
    return { id: (await response.json()).appointmentId, scope: new URL(scope).pathname };
  }, root);
  expect(found).toEqual({ id: 70412, scope: `${root}/` });
});
