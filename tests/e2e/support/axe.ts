import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeOptions = {
  /** Selector of the part to check; by default the entire document. */
  include?: string;
  /** Selector of parts to leave out. */
  exclude?: string;
  /** The rules to run; by default all. */
  runOnly?: string[];
  disabledRules?: string[];
};

/** Waits until the page has its final appearance: all stylesheets and fonts are loaded, and no animation is running. */
async function waitForFinalAppearance(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const listPendingStylesheets = () =>
      [
        ...document.querySelectorAll<HTMLLinkElement>(
          'link[rel~="stylesheet"][href]:not([disabled])',
        ),
      ].filter(({ sheet }) => sheet === null);
    // Without animations that never end (loaders), that follow scrolling, or whose element is not rendered.
    const listRunningAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect instanceof KeyframeEffect &&
            effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
            effect.target?.checkVisibility(),
        );
    // A stylesheet can start a transition or request a font, so all conditions are checked again after each wait.
    for (;;) {
      const stylesheets = listPendingStylesheets();
      const animations = listRunningAnimations();
      if (stylesheets.length === 0 && animations.length === 0 && document.fonts.status === 'loaded')
        return;
      await Promise.all(
        stylesheets.map(
          (link) =>
            new Promise((resolve, reject) => {
              link.addEventListener('load', resolve);
              link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
            }),
        ),
      );
      await document.fonts.ready;
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Runs axe when the page has its final appearance. Emulates reduced motion from then on. The page's context must
 * bypass the Content-Security-Policy, which blocks axe.
 * @returns the id of each violated rule with the HTML of the elements that violate it
 */
export async function findViolations(
  page: Page,
  { include = 'html', exclude, runOnly, disabledRules = [] }: AxeOptions = {},
): Promise<Array<{ id: string; elements: string[] }>> {
  await waitForFinalAppearance(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context: ElementContext = exclude === undefined ? { include } : { include, exclude };
  const options: RunOptions = {
    resultTypes: ['violations'],
    // axe is only in the main frame and would wait for a response from each other frame.
    iframes: false,
    rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
    ...(runOnly && { runOnly }),
  };
  // Passed as JSON, because Playwright's types of arguments do not support the recursive types of axe.
  return page.evaluate(async (json) => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    const parameters: { context: ElementContext; options: RunOptions } = JSON.parse(json);
    const { violations } = await axe.run(parameters.context, parameters.options);
    return violations.map(({ id, nodes }) => ({
      id,
      elements: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  }, JSON.stringify({ context, options }));
}
