import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listExportedPages } from '../../lib/export/pages';
import { expect, test } from './page';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const paths = listExportedPages().map(({ path }) => path);
const modes = ['light', 'dark'] as const;
const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
// The modes differ in their colours alone.
const rulesIn = {
  light: { 360: { rules: { 'color-contrast': { enabled: false } } }, 1280: {} },
  dark: { 360: colours, 1280: colours },
};
const widths = [360, 1280] as const;

// A trace of every page costs more than the checks themselves; a failure says the page, the rule and the place.
test.use({ allowErrors: [/status of 404/], bypassCSP: true, trace: 'off' });

for (const path of paths) {
  test(`${path} has no fault that axe finds, in both modes and widths, and no sideways scroll`, async ({
    page,
  }) => {
    await page.addInitScript(axeSource);
    // The console is Stoplight's; it has checks of its own. Here the static page is looked at.
    await page.route('**/openapi/doctor-api.json', () => undefined);
    await page.goto(path);
    // What is folded has to be right as well.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const mode of modes) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, mode);
        const violations = await page.evaluate(async (rules) => {
          const { axe } = window as typeof window & { axe: typeof import('axe-core') };
          const result = await axe.run(
            { exclude: ['.sl-elements'] },
            { resultTypes: ['violations'], ...rules },
          );
          return result.violations.map(({ id, nodes }) => ({
            id,
            where: nodes.map(({ html }) => html.slice(0, 160)),
          }));
        }, rulesIn[mode][width]);
        expect(violations, `${mode}, ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
