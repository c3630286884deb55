import { expect, test } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';
import { listTemplatePages } from '../support/template-pages';

/** A word that an author or an API's description has, however long, does not make a page wider than the window. */

const word = 'abcdefghij'.repeat(18);

/** The words of the portal itself, and labels that the settings limit. */
const fixedWords =
  'script, style, noscript, template, button, kbd, label, select, time, .method-badge, .console-bar h1, header[data-navbar], [data-page-menu]';

/** Replaces every text of the page by one word. */
function fillTexts([text, fixed]: readonly [string, string]): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes)
    if (/\p{L}/u.test(node.nodeValue ?? '') && !node.parentElement?.closest(fixed))
      node.nodeValue = text;
}

/** Lists the innermost elements that are wider than the window, and that nothing around them clips or scrolls. */
function listWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
  };
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
  );
  const describe = ({ parentElement, tagName, className }: Element) =>
    `${parentElement?.className} > ${tagName.toLowerCase()}.${className}`;
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [`${scrollWidth} px wide`, ...new Set(innermost.map(describe))];
}

// An island that starts after that finds other texts than React has rendered, and renders its own.
test.use({ allowErrors: [/React error #418/] });

for (const path of listTemplatePages()) {
  // React hydrates the console while the texts change. tests/e2e/console looks at its width.
  if (path === '/api') continue;

  test(`a long word in any text of ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForScripts(page);
    await page.evaluate(fillTexts, [word, fixedWords] as const);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(listWide), `at ${width} px`).toEqual([]);
    }
  });
}
