import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a playground loads on top of its page, in KB of gzip: code, styles and schema. */

/** The editor, the validator, the schema and the renderer. */
const ownLimit = 250;
/** What an element brings that stands on a library; it loads where the element is drawn. */
const libraryLimit = 125;
const onLibraries = [
  'autocomplete',
  'combo',
  'date',
  'menu',
  'phone',
  'slider',
  'tabs',
  'time',
  'viewer',
];

test.use({ trace: 'off' });

async function measure(page: Page, element: string): Promise<number> {
  const address = `/docs/doctor-app/elements/${element}`;
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Styles of other pages come with their links, not with the playground.
    if (/^\/_next\/.*\.(m?js|css)$|\/all\.css$/.test(pathname)) paths.add(pathname);
  });
  await page.goto(address);
  const playground = page.getByRole('region', { name: `Playground: ${element}` });
  await playground.scrollIntoViewIfNeeded();
  await expect(playground.getByText('The JSON keeps the contract.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = readFileSync(`out${address}.html`, 'utf8');
  return [...paths]
    .filter((path) => !html.includes(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(`out${path}`)).length / 1024, 0);
}

test('a playground costs less than 250 KB', async ({ page }) => {
  const own = await measure(page, 'button');
  console.log(`The playground: ${own.toFixed(1)} KB gzip`);
  expect(own).toBeGreaterThan(100);
  expect(own).toBeLessThan(ownLimit);
  for (const element of onLibraries) {
    const other = await page.context().newPage();
    const more = (await measure(other, element)) - own;
    await other.close();
    console.log(`  and for ${element}: ${more.toFixed(1)} KB`);
    expect(more).toBeLessThan(libraryLimit);
  }
});
