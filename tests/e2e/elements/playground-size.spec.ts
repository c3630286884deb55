import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readText } from '../../../lib/kit/files/project-files';
import { expect, testInNewTab as test } from '../support/fixtures';

/** The elements whose code the registry imports on demand. */
const elementsWithLibraries = [
  ...readText('components/elements/renderer/element-registry.ts').matchAll(
    /import\('\.\/elements\/([^']+)'\)/g,
  ),
].map(([, name = '']) => name);

/** The scripts and styles that a playground loads in addition to its page, in KB compressed with gzip. */
async function measurePlayground(page: Page, element: string): Promise<number> {
  const path = `/docs/doctor-app/elements/${element}`;
  const requestedPaths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The stylesheets of other pages are preloaded for links, so they are not part of the playground.
    if (/^\/scripts\/.*\.js$|^\/styles\/(?:all-elements|workbench)\./.test(pathname))
      requestedPaths.add(pathname);
  });
  await page.goto(path);
  const playground = page.getByRole('region', { name: `Playground: ${element}` });
  await playground.getByRole('button', { name: 'Edit this example' }).click();
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = readFileSync(`out${path}.html`, 'utf8');
  return [...requestedPaths]
    .filter((file) => !html.includes(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`out${file}`)).length / 1024, 0);
}

test('a playground loads at most 300 KB with React, and at most 125 KB more for a library', async ({
  page,
}) => {
  // React, the editor, the validator, the schema, and the renderer.
  const playgroundSize = await measurePlayground(page, 'button');
  expect(playgroundSize).toBeGreaterThan(100);
  expect(playgroundSize).toBeLessThan(300);
  expect(elementsWithLibraries).toContain('date');
  for (const element of elementsWithLibraries) {
    const elementPage = await page.context().newPage();
    const librarySize = (await measurePlayground(elementPage, element)) - playgroundSize;
    await elementPage.close();
    expect(librarySize, `The library of ${element}`).toBeLessThan(125);
  }
});
