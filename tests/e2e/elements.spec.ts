import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { getContract } from '../../lib/contract/load-contract';
import { findViolations } from './axe';
import { expect, testInSharedTab as test } from './fixtures';

/** What each element does, by mouse and by keyboard, in the playground of its own page. */

type Tools = {
  page: Page;
  /** The drawn element. */
  stage: Locator;
  /** The list of events, newest first. */
  log: Locator;
  press: (...keys: string[]) => Promise<void>;
};

type Case = {
  /** Fields on top of the element's first example. */
  fields?: Record<string, unknown>;
  /** Elements below it on the same screen. */
  below?: unknown[];
  run: (tools: Tools) => Promise<void>;
};

const submit = { type: 'button', label: 'Send', action: { type: 'submit' } };
const go = { type: 'navigate', target: 'home' };
const caption = (text: string) => ({ type: 'caption', text });

async function send({ stage }: Tools): Promise<void> {
  await stage.getByRole('button', { name: 'Send' }).click();
}

/** A button of any kind: pressed by Enter and by the space bar. */
const pressable: Case = {
  fields: { label: 'Go on', action: go, disabledUntil: undefined },
  run: async ({ stage, log, press }) => {
    await stage.getByRole('button', { name: 'Go on' }).focus();
    await press('Enter', 'Space');
    await expect(log.getByText('navigate')).toHaveCount(2);
  },
};

const cases: Record<string, Case> = {
  alert: {
    fields: { dismissible: true },
    run: async ({ stage, log, press }) => {
      await expect(stage.getByRole('status')).toContainText('Two-step login');
      await stage.getByRole('button', { name: 'Switch it on' }).focus();
      await press('Enter', 'Tab', 'Enter');
      await expect(log).toContainText('mfa-enable');
      await expect(stage.getByText('Two-step login')).toHaveCount(0);
    },
  },
  autocomplete: {
    below: [submit],
    run: async (tools) => {
      const { page, stage, log, press } = tools;
      const field = stage.getByRole('combobox');
      await field.pressSequentially('CETÍ');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Cetirizine 10 mg']);
      await press('ArrowDown', 'Enter');
      await expect(field).toHaveValue('Cetirizine 10 mg');
      await send(tools);
      await expect(log).toContainText('"medicine":"cetirizine-10"');
    },
  },
  bar: {
    run: async ({ stage, log, press }) => {
      const bar = stage.getByRole('group', { name: 'Main' });
      await expect(bar.getByRole('button', { name: 'Home' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await bar.getByRole('button', { name: 'Visits' }).focus();
      await press('Enter');
      await expect(log).toContainText('appointment-list');
    },
  },
  breadcrumbs: {
    run: async ({ stage, log, press }) => {
      await stage.getByRole('button', { name: 'Dana Example' }).focus();
      await press('Enter');
      await expect(log).toContainText('appointment-details');
      await expect(stage.getByText('Prescription')).toHaveAttribute('aria-current', 'page');
    },
  },
  button: {
    ...pressable,
    fields: {
      label: 'Go on',
      action: { ...go, metadata: { confirm: { title: 'Sure?', confirmLabel: 'Yes' }, once: true } },
    },
    run: async ({ page, stage, log, press }) => {
      const button = stage.getByRole('button', { name: 'Go on' });
      await button.focus();
      await press('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible();
      await press('Escape');
      await expect(log).toContainText('declined');
      await expect(button).toBeFocused();
      await press('Space');
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(log.getByText('navigate')).toHaveCount(1);
      await expect(button).toBeDisabled();
    },
  },
  caption: {
    fields: { accessibilityLabel: 'Fifteen minutes by video' },
    run: async ({ stage }) => {
      await expect(stage.getByText('Fifteen minutes by video')).toHaveClass('el-hidden');
    },
  },
  card: {
    run: async ({ stage, log, press }) => {
      await stage.getByRole('button').focus();
      await press('Enter', 'Space');
      await expect(log.getByText('appointment-details=70412')).toHaveCount(2);
    },
  },
  check: {
    fields: { value: false, required: true },
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      const box = stage.getByRole('checkbox');
      await send(tools);
      await expect(log).toContainText('invalid');
      await expect(box).toBeFocused();
      await press('Space');
      await expect(stage.getByRole('alert')).toHaveCount(0);
      await send(tools);
      await expect(log).toContainText('"remember":true');
    },
  },
  colors: {
    run: async ({ stage }) => {
      await expect(
        stage.getByRole('list', { name: 'In your calendar' }).getByRole('listitem'),
      ).toHaveCount(4);
    },
  },
  combo: {
    below: [submit],
    run: async (tools) => {
      const { page, stage, log, press } = tools;
      await stage.getByRole('button', { name: /Speciality/ }).focus();
      await press('ArrowDown', 'p');
      await expect(page.getByRole('option', { name: 'Paediatrics' })).toBeFocused();
      await press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await send(tools);
      await expect(log).toContainText('"speciality":"PEDIATRICIAN"');
    },
  },
  count: {
    fields: { value: 128, max: 99 },
    run: async ({ stage }) => {
      await expect(stage.getByText('99+')).toBeVisible();
      await expect(stage.getByText('unread messages')).toHaveClass('el-hidden');
    },
  },
  dashes: {
    run: async ({ stage }) => {
      await expect(stage.getByRole('img', { name: 'Payment: step 2 of 4' })).toBeVisible();
    },
  },
  date: {
    fields: { required: true },
    below: [submit],
    run: async (tools) => {
      const { page, stage, log, press } = tools;
      await stage.getByRole('spinbutton', { name: /day/ }).focus();
      await press('ArrowUp');
      await send(tools);
      await expect(log).toContainText('"day":"2026-11-25"');
      await stage.getByRole('button', { name: /calendar/i }).click();
      await press('ArrowRight', 'Enter');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await send(tools);
      await expect(log).toContainText('"day":"2026-11-26"');
    },
  },
  disclaimer: {
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      await send(tools);
      await expect(stage.getByRole('checkbox')).toBeFocused();
      await press('Space');
      await send(tools);
      await expect(log).toContainText('"approved":true');
    },
  },
  double: {
    run: async ({ page, stage }) => {
      const left = stage.getByRole('button', { name: 'Refuse' });
      const right = stage.getByRole('button', { name: 'Accept' });
      const top = async (locator: Locator) => (await locator.boundingBox())?.y;
      await expect.poll(async () => (await top(left)) === (await top(right))).toBe(true);
      await page.getByRole('combobox', { name: 'Text', exact: true }).selectOption('200 %');
      await expect.poll(async () => (await top(left)) === (await top(right))).toBe(false);
    },
  },
  edit: {
    fields: { value: '', lines: 3, maxLength: 20, minLength: 3, required: true },
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      const field = stage.getByRole('textbox');
      await field.fill('ab');
      await press('Tab');
      await expect(stage.getByRole('alert')).toHaveText('Write at least 3 characters.');
      await field.fill('abc');
      await expect(stage.getByText('3 / 20')).toBeVisible();
      await send(tools);
      await expect(log).toContainText('"lastName":"abc"');
    },
  },
  email: {
    below: [submit],
    run: async (tools) => {
      const { stage, log } = tools;
      await stage.getByRole('textbox').fill('robin@example');
      await send(tools);
      await expect(stage.getByRole('alert')).toContainText('e-mail address');
      await stage.getByRole('textbox').fill('robin@example.com');
      await send(tools);
      await expect(log).toContainText('"email":"robin@example.com"');
    },
  },
  embed: {
    fields: {
      html: '<p>Shown</p><img src=x onerror="parent.document.title=1"><form action="/x"><button>Go</button></form>',
    },
    run: async ({ page, stage }) => {
      const title = await page.title();
      const frame = stage.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect(frame.contentFrame().getByText('Shown')).toBeVisible();
      expect(await page.title()).toBe(title);
    },
  },
  error: {
    run: async ({ stage, log, press }) => {
      await expect(stage.getByRole('alert')).toContainText('could not be loaded');
      await stage.getByRole('button', { name: 'Try again' }).focus();
      await press('Enter');
      await expect(log).toContainText('listChatMessages');
    },
  },
  extra: {
    fields: { remove: { type: 'dismiss' } },
    run: async ({ stage, log, press }) => {
      await stage.getByRole('button', { name: 'Remove Home visit at night' }).focus();
      await press('Enter');
      await expect(log).toContainText('dismiss');
    },
  },
  fragment: {
    fields: { visible: { bind: '/inputs/more', equals: true } },
    below: [{ type: 'check', name: 'more', label: 'More' }],
    run: async ({ stage, press }) => {
      await expect(stage.getByText('Policy TRV-0020417')).toHaveCount(0);
      await stage.getByRole('checkbox').focus();
      await press('Space');
      await expect(stage.getByText('Policy TRV-0020417')).toBeVisible();
    },
  },
  frame: {
    run: async ({ stage }) => {
      await expect(stage.getByRole('group', { name: 'Insurance' })).toContainText('TRV-0020417');
    },
  },
  ghost: pressable,
  group: {
    fields: {
      repeat: { bind: '/none', template: caption('never'), empty: caption('Nothing here') },
    },
    run: async ({ stage }) => {
      await expect(stage.getByText('Nothing here')).toBeVisible();
    },
  },
  header: {
    run: async ({ stage }) => {
      await expect(stage.getByRole('heading', { level: 2 })).toHaveText(
        'Welcome to the Doctor App',
      );
    },
  },
  highlight: {
    run: async ({ stage }) => {
      await expect(stage.getByText('Scheduled')).toBeVisible();
    },
  },
  illustration: {
    fields: { alternative: 'All done' },
    run: async ({ stage }) => {
      await expect(stage.getByRole('img', { name: 'All done' })).toBeVisible();
    },
  },
  incoming: {
    fields: { action: go },
    run: async ({ stage, log, press }) => {
      await expect(stage.getByRole('group', { name: 'Dana Example' })).toContainText('10:12');
      await stage.getByRole('button').focus();
      await press('Enter');
      await expect(log).toContainText('navigate');
    },
  },
  integer: {
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      const field = stage.getByRole('spinbutton');
      await field.focus();
      await press('ArrowUp', 'ArrowUp');
      await expect(field).toHaveValue('25');
      await field.fill('70');
      await send(tools);
      await expect(stage.getByRole('alert')).toHaveText('At most 60.');
      await field.fill('60');
      await expect(stage.getByRole('button', { name: /^More/ })).toBeDisabled();
      await send(tools);
      await expect(log).toContainText('"minutes":60');
    },
  },
  line: {
    run: async ({ stage }) => {
      await expect(stage.getByRole('separator')).toHaveCount(1);
    },
  },
  link: {
    run: async ({ stage, log, press }) => {
      await stage.getByRole('link').focus();
      await press('Enter');
      await expect(log).toContainText('reset-password-request');
    },
  },
  loader: {
    fields: { progress: 60 },
    run: async ({ stage }) => {
      await expect(stage.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    },
  },
  memo: {
    fields: { lines: 2, text: 'One two three four five six seven eight nine ten. '.repeat(12) },
    run: async ({ stage, press }) => {
      const more = stage.getByRole('button', { name: 'Show more' });
      await more.focus();
      await press('Enter');
      await expect(stage.getByRole('button', { name: 'Show less' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  },
  menu: {
    run: async ({ page, stage, log, press }) => {
      const button = stage.getByRole('button', { name: 'More actions' });
      await button.focus();
      await press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Offer another time' })).toBeFocused();
      await press('Escape');
      await expect(button).toBeFocused();
      await press('Enter', 'ArrowDown', 'Enter');
      await expect(log).toContainText('"chat"');
    },
  },
  message: {
    run: async ({ page, stage, log, press }) => {
      const field = stage.getByRole('textbox');
      await expect(stage.getByRole('button', { name: 'Send' })).toBeDisabled();
      await page.getByLabel('Calls').selectOption('fail');
      await field.fill('Good morning');
      await press('Control+Enter');
      await expect(log).toContainText('"text":"Good morning"');
      await expect(field).toHaveValue('Good morning');
      await page.getByLabel('Calls').selectOption('succeed');
      await stage.getByRole('button', { name: 'Send' }).click();
      await expect(field).toHaveValue('');
    },
  },
  multiselect: {
    fields: { max: 3 },
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      await stage.getByRole('checkbox', { name: 'French' }).focus();
      await press('Space');
      await expect(stage.getByRole('checkbox', { name: 'German' })).toBeDisabled();
      await send(tools);
      await expect(log).toContainText('"languages":["EN","PT","FR"]');
    },
  },
  outgoing: {
    fields: { status: 'failed', retry: go },
    run: async ({ stage, log, press }) => {
      await expect(stage.getByText('Not sent')).toBeVisible();
      await stage.getByRole('button', { name: 'Retry' }).focus();
      await press('Enter');
      await expect(log).toContainText('navigate');
    },
  },
  password: {
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      const field = stage.locator('input');
      await field.fill('a long secret');
      await press('Tab', 'Enter');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(stage.getByRole('button', { name: 'Hide password' })).toBeVisible();
      await send(tools);
      await expect(log).toContainText('submit');
    },
  },
  phone: {
    below: [submit],
    run: async (tools) => {
      const { stage, log } = tools;
      const field = stage.getByRole('textbox');
      await field.fill('12');
      await send(tools);
      await expect(stage.getByRole('alert')).toContainText('no telephone number');
      await field.fill('211234567');
      await expect(field).toHaveValue('21 123 4567');
      await send(tools);
      await expect(log).toContainText('"phone":"+351211234567"');
    },
  },
  photo: {
    run: async ({ page, stage, press }) => {
      const button = stage.getByRole('button', { name: /Open large/ });
      await button.focus();
      await press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press('Escape');
      await expect(button).toBeFocused();
    },
  },
  placeholder: {
    run: async ({ stage }) => {
      await expect(stage.getByRole('status')).toHaveText('Loading the appointments');
    },
  },
  portrait: {
    fields: { action: go, url: undefined },
    run: async ({ stage, log, press }) => {
      await expect(stage.getByText('RS', { exact: true })).toBeVisible();
      await stage.getByRole('button', { name: /Robin Sample/ }).focus();
      await press('Space');
      await expect(log).toContainText('navigate');
    },
  },
  radio: {
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      await expect(stage.getByRole('radiogroup', { name: 'How to meet' })).toBeVisible();
      await stage.getByRole('radio', { name: 'By video' }).focus();
      await press('ArrowDown');
      await send(tools);
      await expect(log).toContainText('"visitType":"clinic"');
    },
  },
  regular: pressable,
  scroller: {
    run: async ({ stage, press }) => {
      const row = stage.getByRole('group', { name: 'Suggested times' });
      await row.focus();
      await press('ArrowRight');
      await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    },
  },
  secondary: pressable,
  section: {
    fields: { collapsible: true, collapsed: true },
    run: async ({ stage, press }) => {
      const heading = stage.getByRole('button', { name: 'Prescriptions' });
      await expect(stage.getByText('Ibuprofen 400 mg')).toBeHidden();
      await heading.focus();
      await press('Enter');
      await expect(stage.getByText('Ibuprofen 400 mg')).toBeVisible();
      await expect(heading).toHaveAttribute('aria-expanded', 'true');
    },
  },
  slider: {
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      await stage.getByRole('slider').focus();
      await press('ArrowRight', 'ArrowRight');
      await expect(stage.getByText('20 km')).toBeVisible();
      await press('End');
      await send(tools);
      await expect(log).toContainText('"distance":50');
    },
  },
  spacer: {
    run: async ({ stage }) => {
      await expect(stage.locator('.el-spacer')).toHaveCSS('height', '32px');
    },
  },
  splitter: {
    run: async ({ stage }) => {
      await expect(stage.getByText('or', { exact: true })).toBeVisible();
    },
  },
  subtitle: {
    fields: { lines: 1, text: 'One two three four five six seven eight nine ten. '.repeat(9) },
    run: async ({ stage }) => {
      await expect(stage.getByRole('button', { name: 'Show more' })).toBeVisible();
    },
  },
  tabs: {
    run: async ({ stage, log, press }) => {
      await stage.getByRole('tab', { name: /Requests/ }).focus();
      await press('ArrowRight');
      await expect(stage.getByRole('tabpanel', { name: 'Scheduled' })).toContainText('10:30');
      await press('End');
      await expect(stage.getByRole('tab', { name: 'Past' })).toBeFocused();
      await expect(log).toContainText('scheduled');
    },
  },
  time: {
    fields: { max: '12:00' },
    below: [submit],
    run: async (tools) => {
      const { stage, log, press } = tools;
      await stage.getByRole('spinbutton', { name: /hour/ }).focus();
      await press('ArrowUp');
      await send(tools);
      await expect(log).toContainText('"time":"11:30"');
      await stage.getByRole('spinbutton', { name: /hour/ }).focus();
      await press('ArrowUp');
      await send(tools);
      await expect(stage.getByRole('alert')).toHaveText('Not after 12:00.');
    },
  },
  title: {
    fields: { level: 3 },
    run: async ({ stage }) => {
      await expect(stage.getByRole('heading', { level: 4 })).toHaveText('Upcoming visits');
    },
  },
  toolbar: {
    fields: { actions: [{ label: 'Filter', icon: 'filter', action: go }] },
    run: async ({ stage, log, press }) => {
      await expect(stage.getByRole('heading', { level: 2 })).toHaveText('Appointment');
      await stage.getByRole('button', { name: 'Back' }).focus();
      await press('Enter', 'Tab', 'Enter');
      await expect(log).toContainText('dismiss');
      await expect(log).toContainText('navigate');
    },
  },
  upload: {
    fields: { maxMegabytes: 1, required: true },
    below: [submit],
    run: async (tools) => {
      const { stage, log } = tools;
      const field = stage.locator('input[type=file]');
      const file = (name: string, mimeType: string, size = 10) => ({
        name,
        mimeType,
        buffer: Buffer.alloc(size),
      });
      await field.setInputFiles(file('a.txt', 'text/plain'));
      await expect(stage.getByRole('alert')).toContainText('only PDF can be');
      await field.setInputFiles(file('a.pdf', 'application/pdf', 2_000_000));
      await expect(stage.getByRole('alert')).toContainText('larger than 1 MB');
      await field.setInputFiles(file('a.pdf', 'application/pdf'));
      await send(tools);
      await expect(log).toContainText('"name":"a.pdf"');
      await stage.getByRole('button', { name: 'Remove a.pdf' }).click();
      await send(tools);
      await expect(log).toContainText('invalid');
    },
  },
  viewer: {
    fields: { kind: 'pdf', url: '/images/elements/blood-test.pdf' },
    run: async ({ stage, press }) => {
      await expect(stage.getByText('Page 1 of 2')).toBeVisible();
      await stage.getByRole('button', { name: 'Next page' }).focus();
      await press('Enter');
      await expect(stage.getByText('Page 2 of 2')).toBeVisible();
      await expect(stage.getByRole('img', { name: /page 2/ })).toBeVisible();
    },
  },
  web: {
    run: async ({ stage, press }) => {
      await stage.getByRole('button', { name: 'Load the page' }).focus();
      await press('Enter');
      await expect(stage.getByRole('status')).toContainText('not loaded here');
      await expect(stage.locator('iframe')).toHaveCount(0);
    },
  },
};

/** The hash that carries a document into the playground of an element's page. */
const share = (name: string, document: unknown) =>
  `#${name}=${deflateRawSync(Buffer.from(JSON.stringify(document))).toString('base64url')}`;

const listViolations = (page: Page) =>
  findViolations(page, {
    include: 'section[aria-label^="Playground"]',
    // A preview is a part of a page, and its headings begin anew.
    disabledRules: ['heading-order'],
  });

test.use({
  // What Chromium and Firefox say when the frame of `embed` keeps a script or an image out.
  allowErrors: [/^Blocked script execution in 'about:srcdoc'|\(img-src\) at .*“img-src data:”$/],
});

test('every element has a test of what it does', () => {
  expect(Object.keys(cases).sort()).toEqual(getContract().elements.map(({ name }) => name));
});

for (const [index, { name, examples }] of getContract().elements.entries()) {
  const { fields = {}, below = [], run } = cases[name] ?? { run: async () => undefined };
  test(`${name}: does what its page says, and axe finds nothing in the playground`, async ({
    page,
    browserName,
  }) => {
    const [example] = examples;
    const own = { ...example?.value, ...fields };
    const document = { type: 'group', content: [own, ...below] };
    await page.goto(`/docs/doctor-app/elements/${name}${share(name, document)}`);
    const playground = page.getByRole('region', { name: `Playground: ${name}` });
    // The first example stands there until the link has been read.
    await expect(playground.locator('.cm-content')).toContainText(/"type":\s*"group"/);
    await expect(playground.getByText('The JSON keeps the contract.')).toBeVisible();
    const stage = playground.locator('.el-root').first();
    const log = playground.getByRole('log');
    await run({
      page,
      stage,
      log,
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
    });
    // Firefox's tab crashes where axe reads `ariaLabelledByElements` after Playwright did; Chromium's axe will do.
    if (browserName === 'firefox') return;
    // In turns: every-page.spec.ts looks at each element's drawn examples in both modes.
    const mode = index % 2 === 0 ? 'light' : 'dark';
    await page.evaluate((value) => {
      globalThis.document.documentElement.dataset.theme = value;
    }, mode);
    expect(await listViolations(page), mode).toEqual([]);
  });
}
