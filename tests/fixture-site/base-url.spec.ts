import { expect, root, test, waitForHydration } from './hub';

test('every address of a page lies under the base URL', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isUnder = pathname === root || pathname.startsWith(`${root}/`);
    if (origin === new URL(page.url()).origin && !isUnder) outside.push(pathname);
  });
  for (const path of ['/', '/docs', '/docs/doctor-app/login', '/api/operations/createToken']) {
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
  expect(outside).toEqual([]);
});

test('links lead on softly, and Back leads back', async ({ page }) => {
  await page.goto(`${root}/`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${root}/?$`));
});

test('a link to a file of the docs leads to its page', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/only-in-two`);
  await page.getByRole('main').getByRole('link', { name: 'the quick start' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start#before-you-start`);
});

test('search finds, from its worker', async ({ page }) => {
  await page.goto(`${root}/docs`);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('quick start');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`${root}/docs/`));
  await page.goto(`${root}/search?q=token`);
  await expect(page.getByText(/documents found/)).toBeVisible();
});

test('the console loads and shows an operation', async ({ page }) => {
  await page.goto(`${root}/api#/operations/createToken`);
  await expect(page.locator('.sl-elements').getByRole('heading').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('an unknown address answers 404, below the base URL and beside it', async ({ page }) => {
  const answer = await page.request.get(`${root}/docs/doctor-app/quik-start`);
  expect(answer.status()).toBe(404);
  expect((await page.request.get('/elsewhere')).status()).toBe(404);
});

test('the sitemap, the robots file and the canonical links name the whole address', async ({
  page,
}) => {
  const sitemap = await (await page.request.get(`${root}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.filter((a) => !a.startsWith('https://www.example.com/hub'))).toEqual([]);
  expect(addresses.filter((a) => a.includes('/versions/'))).toEqual([]);
  const robots = await (await page.request.get(`${root}/robots.txt`)).text();
  expect(robots).toContain('https://www.example.com/hub/sitemap.xml');
});

test.describe('where the not-found page is looked at', () => {
  test.use({ allowErrors: [/status of 404/] });

  test('its links and its suggestions lie under the base URL', async ({ page }) => {
    await page.goto(`${root}/docs/doctor-app/quik-start`);
    const matches = page.getByRole('region', { name: 'Did you mean' });
    await matches.getByRole('link').first().click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
  });
});

test.describe('where the site is served under another path', () => {
  test.use({ allowErrors: [/Failed to load resource|Refused to/] });

  test('the home page says that the base URL is wrong, and which one to try', async ({ page }) => {
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

test('the home page does not hold the banner where all is well', async ({ page }) => {
  await page.goto(`${root}/`);
  await waitForHydration(page);
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
  const html = await (await page.request.get(`${root}/`)).text();
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
});

test('the sandbox answers, and nothing outside the base URL is its business', async ({ page }) => {
  await page.goto(`${root}/api/sandbox`);
  const panel = page.locator('[data-sandbox-panel]');
  await expect(panel.getByText('keeps its data there')).toBeVisible({ timeout: 20_000 });
  const answered = await page.evaluate(async (base) => {
    const init = { headers: { 'X-Token': '5f0f8a4e-example-token' } };
    const response = await fetch(`${base}/sandbox/api/v2/appointments/70412`, init);
    const { scope } = await navigator.serviceWorker.ready;
    return { id: (await response.json()).appointmentId, scope: new URL(scope).pathname };
  }, root);
  expect(answered).toEqual({ id: 70412, scope: `${root}/` });
});
