import { expect, root, test, waitForScripts } from './fixture-page';

/** The example release 2.0 in openapi/history of this folder, compared with 1.9. */

test('the page of changes says what breaks clients, and has a feed and JSON', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${root}/api/changes`);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(320);
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const { pathname } = new URL(String(await feed.getAttribute('href')));
  expect(pathname).toBe(`${root}/openapi/changes.xml`);
  const text = await (await request.get(pathname)).text();
  const titles = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'text/xml');
    return [...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  }, text);
  expect(titles).toEqual(['API description 2.0', 'API description 1.9']);
  const { releases } = await (await request.get(`${root}/openapi/changes.json`)).json();
  expect(releases[0].groups.flatMap(({ url }: { url?: string }) => url ?? [])).toContain(
    'https://www.example.com/hub/api/schemas/Appointment',
  );

  const sections = page.locator('section');
  const schema = sections
    .filter({ has: page.getByRole('heading', { name: 'Version 2.0' }) })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Appointment Schema' }) });
  const removed = schema.getByRole('listitem').filter({ hasText: 'Field notes removed' });
  await expect(removed).toContainText('Breaking');
  await expect(removed).toContainText('Notes are in the chat.');
  await expect(removed).toContainText('Read the chat instead.');
  await expect(schema).toContainText('Every caller, Receivers of webhooks');
  await schema.getByRole('link', { name: 'Optional field usersLimit added' }).click();
  await expect(page).toHaveURL(`${root}/api/schemas/Appointment#usersLimit`);
});

test('badges are on what the latest release changed, also in the search', async ({ page }) => {
  await page.goto(`${root}/api/schemas/Appointment`);
  await expect(page.locator('#usersLimit')).toContainText('New');
  await expect(page.locator('#appointmentId')).not.toContainText('New');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'Changed', exact: true })).toBeVisible();
  await page.goto(`${root}/api/schemas/ErrorRecord`);
  await expect(page.locator('#message')).toContainText('Deprecated');
  await page.goto(`${root}/api/operations`);
  const item = (name: string) => article.getByRole('listitem').filter({ hasText: name });
  await expect(item('An appointment changed')).toContainText('New');
  await expect(item('Create a token')).toContainText('Changed');
  await expect(item('Read an appointment')).not.toContainText(/New|Changed/);
  await page.goto(`${root}/search?q=usersLimit`);
  await waitForScripts(page);
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.filter({ hasText: 'usersLimit' }).first()).toContainText('New');
});
