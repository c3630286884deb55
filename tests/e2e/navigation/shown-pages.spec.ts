import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { followLink, isMarkedDocument, markDocument, waitForScripts } from '../support/page-state';

/** A page that a document shows in place of another one looks like the page that was loaded. */

/** One page of each template that documents show. */
const paths = [
  '/docs',
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/example-api-calls',
  '/api/operations',
  '/api/operations/saveAppointment',
  '/api/schemas',
  '/api/schemas/Policy',
  '/api/workflows/book-home-visit',
  '/api/web-hooks',
  '/api/errors',
] as const;

/** The styles of all visible elements. In the sidebar, the reader's categories stay open. */
const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script, style)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('[aria-live="assertive"], [data-sidebar] *'))
      .map((element) => {
        const styles = getComputedStyle(element);
        return {
          element: `${element.tagName} ${element.getAttribute('class')}`,
          styles: Object.fromEntries(
            [...styles].map((name) => [name, styles.getPropertyValue(name)]),
          ),
        };
      }),
  );

type Styles = Awaited<ReturnType<typeof readStyles>>;

/** Lists the elements that differ, and how. */
function listDifferences(expected: Styles, actual: Styles): string[] {
  const differences = expected.flatMap(({ element, styles }, index) => {
    const other = actual[index];
    if (other?.element !== element) return [`${element}: found ${other?.element}`];
    return Object.entries(styles)
      .filter(([name, value]) => other.styles[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${other.styles[name]}, expected ${value}`);
  });
  return [...new Set(differences)].slice(0, 20);
}

/** Brings a page into the state in which its styles are compared. A document uses web fonts that arrived for earlier pages. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { font-family: monospace !important }' });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.getElementById('main')?.removeAttribute('style');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const [index, path] of paths.entries()) {
  const from = paths[(index + paths.length - 1) % paths.length] ?? path;
  test(`${path}, shown in the document of ${from}, has the styles of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForScripts(page);
    await page.waitForLoadState('networkidle');
    await settle(page);
    const expected = await readStyles(page);
    await page.goto(from);
    await waitForScripts(page);
    await markDocument(page);
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    expect(await isMarkedDocument(page)).toBe(true);
    // A slow navigation dims the page.
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
    await settle(page);
    const actual = await readStyles(page);
    expect(listDifferences(expected, actual)).toEqual([]);
    expect(actual).toHaveLength(expected.length);
  });
}
