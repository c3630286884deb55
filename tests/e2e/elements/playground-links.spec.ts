import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What a playground does with a link that somebody made to break it. */

const locatePlayground = (page: Page) => page.getByRole('region', { name: 'Playground: edit' });
const locateEditor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

/** Opens the playground with a text, as a shared link does. */
async function openLink(page: Page, text: string | Buffer): Promise<void> {
  const encoded = deflateRawSync(text).toString('base64url');
  await page.goto(`/docs/doctor-app/elements/edit#edit=${encoded}`);
  await expect(locateEditor(page)).toBeVisible();
}

/** Replaces the text in the editor by a short one, which must work after any link. */
async function expectToWork(page: Page): Promise<void> {
  await locateEditor(page).fill('{ "type": "title", "text": "It works" }');
  await expect(locatePlayground(page).getByRole('heading', { name: 'It works' })).toBeVisible();
}

const repeat = (count: number, create: (index: number) => object) =>
  JSON.stringify({
    type: 'group',
    content: Array.from({ length: count }, (_, index) => create(index)),
  });

for (const [name, text, problem] of [
  ['90,000 nested lists', '['.repeat(90_000) + ']'.repeat(90_000), 'deeper than 400 levels'],
  ['30,000 nested objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 'deeper than 400'],
  ['50 MB when unpacked', Buffer.alloc(50_000_000, 'a'), 'too long'],
  ['300,000 characters', 'a'.repeat(300_000), 'longer than 200,000 characters'],
] as const) {
  test(`a link with ${name} shows the first example and says why`, async ({ page }) => {
    await openLink(page, text);
    await expect(locatePlayground(page).getByRole('alert')).toContainText(problem);
    await expectToWork(page);
  });
}

test('a damaged link shows the first example and says so', async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/edit#edit=AAAA');
  await expect(locatePlayground(page).getByRole('alert')).toContainText('incomplete or damaged');
  await expectToWork(page);
});

for (const [name, text] of [
  ['3,000 elements', repeat(3000, (index) => ({ type: 'title', text: `T${index}` }))],
  ['3,000 inputs', repeat(3000, (index) => ({ type: 'edit', name: `n${index}`, label: 'L' }))],
  ['400 frames', repeat(400, () => ({ type: 'embed', title: 'F', html: '<p>x</p>' }))],
  [
    'a list in a list',
    JSON.stringify({
      contract: '1.0',
      screen: 'x',
      title: 'X',
      data: { list: Array.from({ length: 300 }, (_, index) => index) },
      content: [
        {
          type: 'group',
          repeat: {
            bind: '/list',
            template: { type: 'group', repeat: { bind: '/list', template: { type: 'line' } } },
          },
        },
      ],
    }),
  ],
  [
    '5,000 options',
    JSON.stringify({
      type: 'combo',
      name: 'c',
      label: 'C',
      options: Array.from({ length: 5000 }, (_, index) => ({ value: `v${index}`, label: 'L' })),
    }),
  ],
] as const) {
  test(`a link with ${name} shows only the first ones`, async ({ page }) => {
    await openLink(page, text);
    const notice = locatePlayground(page).getByText('The preview is limited to 500 elements');
    await expect(notice).toBeVisible();
    await locatePlayground(page).getByRole('button', { name: 'Reset' }).click();
    await expect(notice).toHaveCount(0);
  });
}

test('a pattern that backtracks exponentially does not block the page', async ({ page }) => {
  await openLink(
    page,
    JSON.stringify({
      type: 'edit',
      name: 'a',
      label: 'A pattern',
      pattern: '(a|a|aa)+',
      invalidText: 'Only a',
    }),
  );
  const input = locatePlayground(page).getByRole('textbox', { name: 'A pattern' });
  await expect(async () => {
    await input.fill(`${'a'.repeat(60)}!`);
    await input.blur();
    await expect(
      locatePlayground(page).getByRole('alert').filter({ hasText: 'Only a' }),
    ).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectToWork(page);
});

test('the editor refuses a paste that is nested too deeply, and keeps the text', async ({
  page,
}) => {
  await openLink(page, '{ "type": "title", "text": "Before" }');
  await expect(locateEditor(page)).toContainText('Before');
  await locateEditor(page).fill('['.repeat(1000));
  await expect(locatePlayground(page).getByRole('alert')).toContainText('The change was not made.');
  await expect(locateEditor(page)).toContainText('Before');
});
