import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { getContract } from '../../../lib/contract/load-contract';
import { days, selectForDay } from '../../support/rotation';
import { findViolations } from '../support/axe';
import { expect, testInSharedTab as test } from '../support/fixtures';

/** The behavior of each element with mouse and keyboard, in the playground of its own page. */

type TestContext = {
  page: Page;
  /** The preview of the element. */
  preview: Locator;
  /** The list of events, newest first. */
  log: Locator;
  pressKeys: (...keys: string[]) => Promise<void>;
};

type ElementCase = {
  /** Fields that are added to the element's first example. */
  fields?: Record<string, unknown>;
  /** Elements after it on the same screen. */
  following?: unknown[];
  run: (context: TestContext) => Promise<void>;
};

const submitButton = { type: 'button', label: 'Send', action: { type: 'submit' } };
const navigate = { type: 'navigate', target: 'home' };
const createCaption = (text: string) => ({ type: 'caption', text });

async function submit({ preview }: TestContext): Promise<void> {
  await preview.getByRole('button', { name: 'Send' }).click();
}

/** A button of any kind can be activated with Enter and with the space bar. */
const buttonCase: ElementCase = {
  fields: { label: 'Go on', action: navigate, disabledUntil: undefined },
  run: async ({ preview, log, pressKeys }) => {
    await preview.getByRole('button', { name: 'Go on' }).focus();
    await pressKeys('Enter', 'Space');
    await expect(log.getByText('navigate')).toHaveCount(2);
  },
};

const cases: Record<string, ElementCase> = {
  alert: {
    fields: { dismissible: true },
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByRole('status')).toContainText('Two-step login');
      await preview.getByRole('button', { name: 'Turn it on' }).focus();
      await pressKeys('Enter', 'Tab', 'Enter');
      await expect(log).toContainText('mfa-enable');
      await expect(preview.getByText('Two-step login')).toHaveCount(0);
    },
  },
  autocomplete: {
    following: [submitButton],
    run: async (context) => {
      const { page, preview, log, pressKeys } = context;
      const field = preview.getByRole('combobox');
      await field.pressSequentially('CETÍ');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Cetirizine 10 mg']);
      await pressKeys('ArrowDown', 'Enter');
      await expect(field).toHaveValue('Cetirizine 10 mg');
      await submit(context);
      await expect(log).toContainText('"medicine":"cetirizine-10"');
    },
  },
  bar: {
    run: async ({ preview, log, pressKeys }) => {
      const bar = preview.getByRole('group', { name: 'Main' });
      await expect(bar.getByRole('button', { name: 'Home' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await bar.getByRole('button', { name: 'Visits' }).focus();
      await pressKeys('Enter');
      await expect(log).toContainText('appointment-list');
    },
  },
  breadcrumbs: {
    run: async ({ preview, log, pressKeys }) => {
      await preview.getByRole('button', { name: 'Dana Example' }).focus();
      await pressKeys('Enter');
      await expect(log).toContainText('appointment-details');
      await expect(preview.getByText('Prescription')).toHaveAttribute('aria-current', 'page');
    },
  },
  button: {
    ...buttonCase,
    fields: {
      label: 'Go on',
      action: {
        ...navigate,
        metadata: { confirm: { title: 'Sure?', confirmLabel: 'Yes' }, once: true },
      },
    },
    run: async ({ page, preview, log, pressKeys }) => {
      const button = preview.getByRole('button', { name: 'Go on' });
      await button.focus();
      await pressKeys('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible();
      await pressKeys('Escape');
      await expect(log).toContainText('declined');
      await expect(button).toBeFocused();
      await pressKeys('Space');
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(log.getByText('navigate')).toHaveCount(1);
      await expect(button).toBeDisabled();
    },
  },
  caption: {
    fields: { accessibilityLabel: 'Fifteen minutes by video' },
    run: async ({ preview }) => {
      await expect(preview.getByText('Fifteen minutes by video')).toHaveClass('el-hidden');
    },
  },
  card: {
    run: async ({ preview, log, pressKeys }) => {
      await preview.getByRole('button').focus();
      await pressKeys('Enter', 'Space');
      await expect(log.getByText('appointment-details=70412')).toHaveCount(2);
    },
  },
  check: {
    fields: { value: false, required: true },
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      const box = preview.getByRole('checkbox');
      await submit(context);
      await expect(log).toContainText('invalid');
      await expect(box).toBeFocused();
      await pressKeys('Space');
      await expect(preview.getByRole('alert')).toHaveCount(0);
      await submit(context);
      await expect(log).toContainText('"remember":true');
    },
  },
  colors: {
    run: async ({ preview }) => {
      await expect(
        preview.getByRole('list', { name: 'In your calendar' }).getByRole('listitem'),
      ).toHaveCount(4);
    },
  },
  combo: {
    following: [submitButton],
    run: async (context) => {
      const { page, preview, log, pressKeys } = context;
      await preview.getByRole('button', { name: /Specialty/ }).focus();
      await pressKeys('ArrowDown', 'p');
      await expect(page.getByRole('option', { name: 'Pediatrics' })).toBeFocused();
      await pressKeys('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await submit(context);
      await expect(log).toContainText('"specialty":"PEDIATRICIAN"');
    },
  },
  count: {
    fields: { value: 128, max: 99 },
    run: async ({ preview }) => {
      await expect(preview.getByText('99+')).toBeVisible();
      await expect(preview.getByText('unread messages')).toHaveClass('el-hidden');
    },
  },
  dashes: {
    run: async ({ preview }) => {
      await expect(preview.getByRole('img', { name: 'Payment: step 2 of 4' })).toBeVisible();
    },
  },
  date: {
    fields: { required: true },
    following: [submitButton],
    run: async (context) => {
      const { page, preview, log, pressKeys } = context;
      await preview.getByRole('spinbutton', { name: /day/ }).focus();
      await pressKeys('ArrowUp');
      await submit(context);
      await expect(log).toContainText('"day":"2026-11-25"');
      await preview.getByRole('button', { name: /calendar/i }).click();
      await pressKeys('ArrowRight', 'Enter');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await submit(context);
      await expect(log).toContainText('"day":"2026-11-26"');
    },
  },
  disclaimer: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      await submit(context);
      await expect(preview.getByRole('checkbox')).toBeFocused();
      await pressKeys('Space');
      await submit(context);
      await expect(log).toContainText('"approved":true');
    },
  },
  double: {
    run: async ({ page, preview }) => {
      const left = preview.getByRole('button', { name: 'Refuse' });
      const right = preview.getByRole('button', { name: 'Accept' });
      const top = async (locator: Locator) => (await locator.boundingBox())?.y;
      await expect.poll(async () => (await top(left)) === (await top(right))).toBe(true);
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('radio', { name: '200%' }).check();
      await expect.poll(async () => (await top(left)) === (await top(right))).toBe(false);
    },
  },
  edit: {
    fields: { value: '', lines: 3, maxLength: 20, minLength: 3, required: true },
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      const field = preview.getByRole('textbox');
      await field.fill('ab');
      await pressKeys('Tab');
      await expect(preview.getByRole('alert')).toHaveText('Enter at least 3 characters.');
      await field.fill('abc');
      await expect(preview.getByText('3 / 20')).toBeVisible();
      await submit(context);
      await expect(log).toContainText('"lastName":"abc"');
    },
  },
  email: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log } = context;
      await preview.getByRole('textbox').fill('robin@example');
      await submit(context);
      await expect(preview.getByRole('alert')).toContainText('email address');
      await preview.getByRole('textbox').fill('robin@example.com');
      await submit(context);
      await expect(log).toContainText('"email":"robin@example.com"');
    },
  },
  embed: {
    fields: {
      html: '<p>Shown</p><img src=x onerror="parent.document.title=1"><form action="/x"><button>Go</button></form>',
    },
    run: async ({ page, preview }) => {
      const title = await page.title();
      const frame = preview.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect(frame.contentFrame().getByText('Shown')).toBeVisible();
      expect(await page.title()).toBe(title);
    },
  },
  error: {
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByRole('alert')).toContainText('could not be loaded');
      await preview.getByRole('button', { name: 'Try again' }).focus();
      await pressKeys('Enter');
      await expect(log).toContainText('listChatMessages');
    },
  },
  extra: {
    fields: { remove: { type: 'dismiss' } },
    run: async ({ preview, log, pressKeys }) => {
      await preview.getByRole('button', { name: 'Remove Home visit at night' }).focus();
      await pressKeys('Enter');
      await expect(log).toContainText('dismiss');
    },
  },
  fragment: {
    fields: { visible: { bind: '/inputs/more', equals: true } },
    following: [{ type: 'check', name: 'more', label: 'More' }],
    run: async ({ preview, pressKeys }) => {
      await expect(preview.getByText('Policy TRV-0020417')).toHaveCount(0);
      await preview.getByRole('checkbox').focus();
      await pressKeys('Space');
      await expect(preview.getByText('Policy TRV-0020417')).toBeVisible();
    },
  },
  frame: {
    run: async ({ preview }) => {
      await expect(preview.getByRole('group', { name: 'Insurance' })).toContainText('TRV-0020417');
    },
  },
  ghost: buttonCase,
  group: {
    fields: {
      repeat: {
        bind: '/none',
        template: createCaption('never'),
        empty: createCaption('Nothing here'),
      },
    },
    run: async ({ preview }) => {
      await expect(preview.getByText('Nothing here')).toBeVisible();
    },
  },
  header: {
    run: async ({ preview }) => {
      await expect(preview.getByRole('heading', { level: 2 })).toHaveText(
        'Welcome to the Doctor App',
      );
    },
  },
  highlight: {
    run: async ({ preview }) => {
      await expect(preview.getByText('Scheduled')).toBeVisible();
    },
  },
  illustration: {
    fields: { alternative: 'All done' },
    run: async ({ preview }) => {
      await expect(preview.getByRole('img', { name: 'All done' })).toBeVisible();
    },
  },
  incoming: {
    fields: { action: navigate },
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByRole('group', { name: 'Dana Example' })).toContainText('10:12');
      await preview.getByRole('button').focus();
      await pressKeys('Enter');
      await expect(log).toContainText('navigate');
    },
  },
  integer: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      const field = preview.getByRole('spinbutton');
      await field.focus();
      await pressKeys('ArrowUp', 'ArrowUp');
      await expect(field).toHaveValue('25');
      await field.fill('70');
      await submit(context);
      await expect(preview.getByRole('alert')).toHaveText('At most 60.');
      await field.fill('60');
      await expect(preview.getByRole('button', { name: /^More/ })).toBeDisabled();
      await submit(context);
      await expect(log).toContainText('"minutes":60');
    },
  },
  line: {
    run: async ({ preview }) => {
      await expect(preview.getByRole('separator')).toHaveCount(1);
    },
  },
  link: {
    run: async ({ preview, log, pressKeys }) => {
      await preview.getByRole('link').focus();
      await pressKeys('Enter');
      await expect(log).toContainText('reset-password-request');
    },
  },
  loader: {
    fields: { progress: 60 },
    run: async ({ preview }) => {
      await expect(preview.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    },
  },
  memo: {
    fields: { lines: 2, text: 'One two three four five six seven eight nine ten. '.repeat(12) },
    run: async ({ preview, pressKeys }) => {
      const more = preview.getByRole('button', { name: 'Show more' });
      await more.focus();
      await pressKeys('Enter');
      await expect(preview.getByRole('button', { name: 'Show less' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  },
  menu: {
    run: async ({ page, preview, log, pressKeys }) => {
      const button = preview.getByRole('button', { name: 'More actions' });
      await button.focus();
      await pressKeys('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Offer another time' })).toBeFocused();
      await pressKeys('Escape');
      await expect(button).toBeFocused();
      await pressKeys('Enter', 'ArrowDown', 'Enter');
      await expect(log).toContainText('"chat"');
    },
  },
  message: {
    run: async ({ page, preview, log, pressKeys }) => {
      const field = preview.getByRole('textbox');
      await expect(preview.getByRole('button', { name: 'Send' })).toBeDisabled();
      await page.getByLabel('Calls').selectOption('fail');
      await field.fill('Good morning');
      await pressKeys('Control+Enter');
      await expect(log).toContainText('"text":"Good morning"');
      await expect(field).toHaveValue('Good morning');
      await page.getByLabel('Calls').selectOption('succeed');
      await preview.getByRole('button', { name: 'Send' }).click();
      await expect(field).toHaveValue('');
    },
  },
  multiselect: {
    fields: { max: 3 },
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      await preview.getByRole('checkbox', { name: 'French' }).focus();
      await pressKeys('Space');
      await expect(preview.getByRole('checkbox', { name: 'German' })).toBeDisabled();
      await submit(context);
      await expect(log).toContainText('"languages":["EN","PT","FR"]');
    },
  },
  outgoing: {
    fields: { status: 'failed', retry: navigate },
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByText('Not sent')).toBeVisible();
      await preview.getByRole('button', { name: 'Retry' }).focus();
      await pressKeys('Enter');
      await expect(log).toContainText('navigate');
    },
  },
  password: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      const field = preview.locator('input');
      await field.fill('a long secret');
      await pressKeys('Tab', 'Enter');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(preview.getByRole('button', { name: 'Hide password' })).toBeVisible();
      await submit(context);
      await expect(log).toContainText('submit');
    },
  },
  phone: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log } = context;
      const field = preview.getByRole('textbox');
      await field.fill('12');
      await submit(context);
      await expect(preview.getByRole('alert')).toContainText('valid phone number');
      await field.fill('211234567');
      await expect(field).toHaveValue('21 123 4567');
      await submit(context);
      await expect(log).toContainText('"phone":"+351211234567"');
    },
  },
  photo: {
    run: async ({ page, preview, pressKeys }) => {
      const button = preview.getByRole('button', { name: /Open large/ });
      await button.focus();
      await pressKeys('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await pressKeys('Escape');
      await expect(button).toBeFocused();
    },
  },
  placeholder: {
    run: async ({ preview }) => {
      await expect(preview.getByRole('status')).toHaveText('Loading the appointments');
    },
  },
  portrait: {
    fields: { action: navigate, url: undefined },
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByText('RS', { exact: true })).toBeVisible();
      await preview.getByRole('button', { name: /Robin Sample/ }).focus();
      await pressKeys('Space');
      await expect(log).toContainText('navigate');
    },
  },
  radio: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      await expect(preview.getByRole('radiogroup', { name: 'How to meet' })).toBeVisible();
      await preview.getByRole('radio', { name: 'By video' }).focus();
      await pressKeys('ArrowDown');
      await submit(context);
      await expect(log).toContainText('"visitType":"clinic"');
    },
  },
  regular: buttonCase,
  scroller: {
    run: async ({ preview, pressKeys }) => {
      const row = preview.getByRole('group', { name: 'Suggested times' });
      await row.focus();
      await pressKeys('ArrowRight');
      await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    },
  },
  secondary: buttonCase,
  section: {
    fields: { collapsible: true, collapsed: true },
    run: async ({ preview, pressKeys }) => {
      const heading = preview.getByRole('button', { name: 'Prescriptions' });
      await expect(preview.getByText('Ibuprofen 400 mg, 10 tablets')).toBeHidden();
      await heading.focus();
      await pressKeys('Enter');
      await expect(preview.getByText('Ibuprofen 400 mg, 10 tablets')).toBeVisible();
      await expect(heading).toHaveAttribute('aria-expanded', 'true');
    },
  },
  slider: {
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      await preview.getByRole('slider').focus();
      await pressKeys('ArrowRight', 'ArrowRight');
      await expect(preview.getByText('20 km')).toBeVisible();
      await pressKeys('End');
      await submit(context);
      await expect(log).toContainText('"distance":50');
    },
  },
  spacer: {
    run: async ({ preview }) => {
      await expect(preview.locator('.el-spacer')).toHaveCSS('height', '32px');
    },
  },
  splitter: {
    run: async ({ preview }) => {
      await expect(preview.getByText('or', { exact: true })).toBeVisible();
    },
  },
  subtitle: {
    fields: { lines: 1, text: 'One two three four five six seven eight nine ten. '.repeat(9) },
    run: async ({ preview }) => {
      await expect(preview.getByRole('button', { name: 'Show more' })).toBeVisible();
    },
  },
  tabs: {
    run: async ({ preview, log, pressKeys }) => {
      await preview.getByRole('tab', { name: /Requests/ }).focus();
      await pressKeys('ArrowRight');
      await expect(preview.getByRole('tabpanel', { name: 'Scheduled' })).toContainText('10:30');
      await pressKeys('End');
      await expect(preview.getByRole('tab', { name: 'Past' })).toBeFocused();
      await expect(log).toContainText('scheduled');
    },
  },
  time: {
    fields: { max: '12:00' },
    following: [submitButton],
    run: async (context) => {
      const { preview, log, pressKeys } = context;
      await preview.getByRole('spinbutton', { name: /hour/ }).focus();
      await pressKeys('ArrowUp');
      await submit(context);
      await expect(log).toContainText('"time":"11:30"');
      await preview.getByRole('spinbutton', { name: /hour/ }).focus();
      await pressKeys('ArrowUp');
      await submit(context);
      await expect(preview.getByRole('alert')).toHaveText('Not after 12:00.');
    },
  },
  title: {
    fields: { level: 3 },
    run: async ({ preview }) => {
      await expect(preview.getByRole('heading', { level: 4 })).toHaveText('Upcoming visits');
    },
  },
  toolbar: {
    fields: { actions: [{ label: 'Filter', icon: 'filter', action: navigate }] },
    run: async ({ preview, log, pressKeys }) => {
      await expect(preview.getByRole('heading', { level: 2 })).toHaveText('Appointment');
      await preview.getByRole('button', { name: 'Back' }).focus();
      await pressKeys('Enter', 'Tab', 'Enter');
      await expect(log).toContainText('dismiss');
      await expect(log).toContainText('navigate');
    },
  },
  upload: {
    fields: { maxMegabytes: 1, required: true },
    following: [submitButton],
    run: async (context) => {
      const { preview, log } = context;
      const field = preview.locator('input[type=file]');
      const file = (name: string, mimeType: string, size = 10) => ({
        name,
        mimeType,
        buffer: Buffer.alloc(size),
      });
      await field.setInputFiles(file('a.txt', 'text/plain'));
      await expect(preview.getByRole('alert')).toContainText('only PDF can be');
      await field.setInputFiles(file('a.pdf', 'application/pdf', 2_000_000));
      await expect(preview.getByRole('alert')).toContainText('larger than 1 MB');
      await field.setInputFiles(file('a.pdf', 'application/pdf'));
      await submit(context);
      await expect(log).toContainText('"name":"a.pdf"');
      await preview.getByRole('button', { name: 'Remove a.pdf' }).click();
      await submit(context);
      await expect(log).toContainText('invalid');
    },
  },
  viewer: {
    fields: { kind: 'pdf', url: '/images/elements/blood-test.pdf' },
    run: async ({ preview, pressKeys }) => {
      await expect(preview.getByText('Page 1 of 2')).toBeVisible();
      await preview.getByRole('button', { name: 'Next page' }).focus();
      await pressKeys('Enter');
      await expect(preview.getByText('Page 2 of 2')).toBeVisible();
      await expect(preview.getByRole('img', { name: /page 2/ })).toBeVisible();
    },
  },
  web: {
    run: async ({ preview, pressKeys }) => {
      await preview.getByRole('button', { name: 'Load the page' }).focus();
      await pressKeys('Enter');
      await expect(preview.getByRole('status')).toContainText('aren’t loaded here');
      await expect(preview.locator('iframe')).toHaveCount(0);
    },
  },
};

/** The URL fragment that opens a document in the playground of an element's page. */
const createSharedHash = (name: string, document: unknown) =>
  `#${name}=${deflateRawSync(Buffer.from(JSON.stringify(document))).toString('base64url')}`;

const listViolations = (page: Page) =>
  findViolations(page, {
    include: 'section[aria-label^="Playground"]',
    // The heading levels of a preview are independent of the page's.
    disabledRules: ['heading-order'],
  });

test.use({
  // The messages of Chromium and Firefox when the frame of `embed` blocks a script or an image.
  allowErrors: [/^Blocked script execution in 'about:srcdoc'|\(img-src\) at .*“img-src data:”$/],
});

test('every case is for an element of the contract', () => {
  const names = getContract().elements.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(cases)));
});

const { elements } = getContract();
/** The elements that axe checks after they were used. */
const checkedByAxe = new Set(days.flatMap((day) => selectForDay(elements, day)));

for (const [index, elementDefinition] of elements.entries()) {
  const { name, examples } = elementDefinition;
  // An element without a case is only rendered.
  const { fields = {}, following = [], run } = cases[name] ?? { run: async () => undefined };
  test(`${name} works as documented`, async ({ page, browserName }) => {
    const [example] = examples;
    const element = { ...example?.value, ...fields };
    const document = { type: 'group', content: [element, ...following] };
    await page.goto(`/docs/doctor-app/elements/${name}${createSharedHash(name, document)}`);
    const playground = page.getByRole('region', { name: `Playground: ${name}` });
    // The editor contains the first example until the shared document is decoded.
    await expect(playground.locator('.cm-content')).toContainText(/"type":\s*"group"/);
    await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
    const preview = playground.locator('.el-root').first();
    const log = playground.getByRole('log');
    await run({
      page,
      preview,
      log,
      pressKeys: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
    });
    // In Firefox, the tab crashes when axe reads `ariaLabelledByElements` after Playwright has. Only Chromium runs axe.
    if (browserName === 'firefox' || !checkedByAxe.has(elementDefinition)) return;
    // The modes alternate. every-page-accessibility.spec.ts checks the previews of each element in both modes.
    const mode = index % 2 === 0 ? 'light' : 'dark';
    await page.evaluate((value) => {
      globalThis.document.documentElement.dataset.theme = value;
    }, mode);
    expect(await listViolations(page), mode).toEqual([]);
  });
}
