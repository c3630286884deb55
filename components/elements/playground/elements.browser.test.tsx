import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { ElementDefinition } from '@/lib/elements/definition-schema';
import { type RenderedElement, renderElement } from '@/tests/components/element-playground';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';

/** The behavior of each element with mouse and keyboard, and axe on the element that was used. */

type ElementCase = ((element: RenderedElement) => Promise<unknown>) & {
  /** Fields that are added to the element's first example. */
  fields?: Record<string, unknown>;
  /** Elements after it on the same screen; by default, a button that submits the screen after an input. */
  following?: unknown[];
};

const withFields = (fields: Record<string, unknown>, use: ElementCase): ElementCase =>
  Object.assign(use, { fields });
const followedBy = (following: unknown[], use: ElementCase): ElementCase =>
  Object.assign(use, { following });

const submitButton = { type: 'button', label: 'Send', action: { type: 'submit' } };
const navigate = { type: 'navigate', target: 'home' };
const longText = 'One two three four five six seven eight nine ten. '.repeat(12);

/** Moves the focus to a control and presses keys. */
async function pressOn(control: Locator, ...keys: string[]): Promise<void> {
  (await control.findElement()).focus();
  await press(...keys);
}

const expectText = (locator: Locator, text: string | RegExp) =>
  expect.element(locator).toHaveTextContent(text);
const expectCount = (locator: Locator, count: number) =>
  expect.poll(() => locator.elements()).toHaveLength(count);
const expectVisible = (locator: Locator) => expect.element(locator).toBeVisible();
const expectGone = (locator: Locator) => expect.element(locator).not.toBeInTheDocument();

/** A button of any kind can be activated with Enter and with the space bar. */
const buttonCase = withFields(
  { label: 'Go on', action: navigate, disabledUntil: undefined },
  async ({ preview, log }) => {
    await pressOn(preview.getByRole('button', { name: 'Go on' }), 'Enter', ' ');
    await expectCount(log.getByText('navigate'), 2);
  },
);

const cases: Record<string, ElementCase> = {
  alert: withFields({ dismissible: true }, async ({ preview, log }) => {
    await expectText(preview.getByRole('status'), 'Two-step login');
    await pressOn(preview.getByRole('button', { name: 'Turn it on' }), 'Enter', 'Tab', 'Enter');
    await expectText(log, 'mfa-enable');
    await expectGone(preview.getByText('Two-step login'));
  }),
  autocomplete: async ({ preview, submit }) => {
    const field = preview.getByRole('combobox');
    await userEvent.type(field, 'CETÍ');
    await expectText(page.getByRole('listbox').getByRole('option'), /^Cetirizine 10 mg$/);
    await press('ArrowDown', 'Enter');
    await expect.element(field).toHaveValue('Cetirizine 10 mg');
    await submit('"medicine":"cetirizine-10"');
  },
  bar: async ({ preview, log }) => {
    const bar = preview.getByRole('group', { name: 'Main' });
    const home = bar.getByRole('button', { name: 'Home' });
    await expect.element(home).toHaveAttribute('aria-current', 'page');
    await pressOn(bar.getByRole('button', { name: 'Visits' }), 'Enter');
    await expectText(log, 'appointment-list');
  },
  breadcrumbs: async ({ preview, log }) => {
    await pressOn(preview.getByRole('button', { name: 'Dana Example' }), 'Enter');
    await expectText(log, 'appointment-details');
    const current = preview.getByText('Prescription');
    await expect.element(current).toHaveAttribute('aria-current', 'page');
  },
  button: withFields(
    {
      label: 'Go on',
      action: {
        ...navigate,
        metadata: { confirm: { title: 'Sure?', confirmLabel: 'Yes' }, once: true },
      },
    },
    async ({ preview, log }) => {
      const button = preview.getByRole('button', { name: 'Go on' });
      await pressOn(button, 'Enter');
      await expectVisible(page.getByRole('alertdialog', { name: 'Sure?' }));
      await press('Escape');
      await expectText(log, 'declined');
      await expect.element(button).toHaveFocus();
      await press(' ');
      await page.getByRole('button', { name: 'Yes' }).click();
      await expectCount(log.getByText('navigate'), 1);
      await expect.element(button).toBeDisabled();
    },
  ),
  caption: withFields({ accessibilityLabel: 'Fifteen minutes by video' }, ({ preview }) =>
    expect.element(preview.getByText('Fifteen minutes by video')).toHaveClass('el-hidden'),
  ),
  card: async ({ preview, log }) => {
    await pressOn(preview.getByRole('button'), 'Enter', ' ');
    await expectCount(log.getByText('appointment-details=70412'), 2);
  },
  check: withFields({ value: false, required: true }, async ({ preview, submit }) => {
    await submit('invalid');
    await expect.element(preview.getByRole('checkbox')).toHaveFocus();
    await press(' ');
    await expectGone(preview.getByRole('alert'));
    await submit('"remember":true');
  }),
  colors: ({ preview }) =>
    expectCount(preview.getByRole('list', { name: 'In your calendar' }).getByRole('listitem'), 4),
  combo: async ({ preview, submit }) => {
    await pressOn(preview.getByRole('button', { name: /Specialty/ }), 'ArrowDown', 'p');
    await expect.element(page.getByRole('option', { name: 'Pediatrics' })).toHaveFocus();
    await press('Enter');
    await expectGone(page.getByRole('listbox'));
    await submit('"specialty":"PEDIATRICIAN"');
  },
  count: withFields({ value: 128, max: 99 }, async ({ preview }) => {
    await expectVisible(preview.getByText('99+'));
    await expect.element(preview.getByText('unread messages')).toHaveClass('el-hidden');
  }),
  dashes: ({ preview }) =>
    expectVisible(preview.getByRole('img', { name: 'Payment: step 2 of 4' })),
  date: withFields({ required: true, max: '2026-11-26' }, async ({ preview, submit }) => {
    const day = preview.getByRole('spinbutton', { name: /day/ });
    await pressOn(day, 'ArrowUp');
    await submit('"day":"2026-11-25"');
    await preview.getByRole('button', { name: /calendar/i }).click();
    await expectVisible(page.getByRole('grid'));
    await press('ArrowRight', 'Enter');
    await expectGone(page.getByRole('grid'));
    // The last day that is allowed, and the one after it.
    await submit('"day":"2026-11-26"');
    await pressOn(day, 'ArrowUp');
    await submit('invalid');
    await expectText(preview.getByRole('alert'), 'Not after 2026-11-26.');
  }),
  disclaimer: followedBy([submitButton], async ({ preview, submit }) => {
    await submit('invalid');
    await expect.element(preview.getByRole('checkbox')).toHaveFocus();
    await press(' ');
    await submit('"approved":true');
  }),
  double: async ({ preview, show }) => {
    const readTop = (name: string) =>
      preview.getByRole('button', { name }).element().getBoundingClientRect().top;
    expect(readTop('Accept')).toBe(readTop('Refuse'));
    await show({ textScale: 2 });
    expect(readTop('Accept')).toBeGreaterThan(readTop('Refuse'));
  },
  edit: withFields(
    { value: '', lines: 3, maxLength: 20, minLength: 3, required: true },
    async ({ preview, submit }) => {
      const field = preview.getByRole('textbox');
      await field.fill('ab');
      await press('Tab');
      await expectText(preview.getByRole('alert'), /^Enter at least 3 characters\.$/);
      await field.fill('abc');
      await expectVisible(preview.getByText('3 / 20'));
      await submit('"lastName":"abc"');
    },
  ),
  email: async ({ preview, submit }) => {
    await preview.getByRole('textbox').fill('robin@example');
    await submit('invalid');
    await expectText(preview.getByRole('alert'), 'email address');
    await preview.getByRole('textbox').fill('robin@example.com');
    await submit('"email":"robin@example.com"');
  },
  // tests/e2e/elements/elements.spec.ts has HTML that tries to get out.
  embed: ({ preview }) =>
    expect.element(preview.getBySelector('iframe')).toHaveAttribute('sandbox', ''),
  error: async ({ preview, log }) => {
    await expectText(preview.getByRole('alert'), 'could not be loaded');
    await pressOn(preview.getByRole('button', { name: 'Try again' }), 'Enter');
    await expectText(log, 'listChatMessages');
  },
  extra: withFields({ remove: { type: 'dismiss' } }, async ({ preview, log }) => {
    await pressOn(preview.getByRole('button', { name: 'Remove Home visit at night' }), 'Enter');
    await expectText(log, 'dismiss');
  }),
  fragment: followedBy(
    [{ type: 'check', name: 'more', label: 'More' }],
    withFields({ visible: { bind: '/inputs/more', equals: true } }, async ({ preview }) => {
      await expectGone(preview.getByText('Policy TRV-0020417'));
      await pressOn(preview.getByRole('checkbox'), ' ');
      await expectVisible(preview.getByText('Policy TRV-0020417'));
    }),
  ),
  frame: ({ preview }) =>
    expectText(preview.getByRole('group', { name: 'Insurance' }), 'TRV-0020417'),
  ghost: buttonCase,
  group: withFields(
    {
      repeat: {
        bind: '/none',
        template: { type: 'caption', text: 'never' },
        empty: { type: 'caption', text: 'Nothing here' },
      },
    },
    ({ preview }) => expectVisible(preview.getByText('Nothing here')),
  ),
  header: ({ preview }) =>
    expectText(preview.getByRole('heading', { level: 2 }), /^Welcome to the Doctor App$/),
  highlight: ({ preview }) => expectVisible(preview.getByText('Scheduled')),
  illustration: withFields({ alternative: 'All done' }, ({ preview }) =>
    expectVisible(preview.getByRole('img', { name: 'All done' })),
  ),
  incoming: withFields({ action: navigate }, async ({ preview, log }) => {
    await expectText(preview.getByRole('group', { name: 'Dana Example' }), '10:12');
    await pressOn(preview.getByRole('button'), 'Enter');
    await expectText(log, 'navigate');
  }),
  integer: async ({ preview, submit }) => {
    const field = preview.getByRole('spinbutton');
    await pressOn(field, 'ArrowUp', 'ArrowUp');
    await expect.element(field).toHaveValue('25');
    await field.fill('70');
    await submit('invalid');
    await expectText(preview.getByRole('alert'), /^At most 60\.$/);
    await field.fill('60');
    await expect.element(preview.getByRole('button', { name: /^More/ })).toBeDisabled();
    await submit('"minutes":60');
  },
  line: ({ preview }) => expectCount(preview.getByRole('separator'), 1),
  link: async ({ preview, log }) => {
    await pressOn(preview.getByRole('link'), 'Enter');
    await expectText(log, 'reset-password-request');
  },
  loader: withFields({ progress: 60 }, ({ preview }) =>
    expect.element(preview.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60'),
  ),
  memo: withFields({ lines: 2, text: longText }, async ({ preview }) => {
    await pressOn(preview.getByRole('button', { name: 'Show more' }), 'Enter');
    const less = preview.getByRole('button', { name: 'Show less' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  }),
  menu: async ({ preview, log }) => {
    const button = preview.getByRole('button', { name: 'More actions' });
    const first = page.getByRole('menuitem', { name: 'Offer another time' });
    await pressOn(button, 'ArrowDown');
    await expect.element(first).toHaveFocus();
    await press('Escape');
    await expect.element(button).toHaveFocus();
    await press('Enter');
    await expect.element(first).toHaveFocus();
    await press('ArrowDown', 'Enter');
    await expectText(log, '"chat"');
  },
  message: async ({ playground, preview, log }) => {
    const field = preview.getByRole('textbox');
    const send = preview.getByRole('button', { name: 'Send' });
    const outcome = playground.getByLabelText('Calls');
    await expect.element(send).toBeDisabled();
    await outcome.selectOptions('fail');
    await field.fill('Good morning');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectText(log, '"text":"Good morning"');
    await expect.element(field).toHaveValue('Good morning');
    await outcome.selectOptions('succeed');
    await send.click();
    await expect.element(field).toHaveValue('');
  },
  multiselect: withFields({ max: 3 }, async ({ preview, submit }) => {
    await pressOn(preview.getByRole('checkbox', { name: 'French' }), ' ');
    await expect.element(preview.getByRole('checkbox', { name: 'German' })).toBeDisabled();
    await submit('"languages":["EN","PT","FR"]');
  }),
  outgoing: withFields({ status: 'failed', retry: navigate }, async ({ preview, log }) => {
    await expectVisible(preview.getByText('Not sent'));
    await pressOn(preview.getByRole('button', { name: 'Retry' }), 'Enter');
    await expectText(log, 'navigate');
  }),
  password: async ({ preview, submit }) => {
    const field = preview.getBySelector('input');
    await field.fill('a long secret');
    await press('Tab', 'Enter');
    await expect.element(field).toHaveAttribute('type', 'text');
    await expectVisible(preview.getByRole('button', { name: 'Hide password' }));
    await submit('submit');
  },
  phone: async ({ preview, submit }) => {
    const field = preview.getByRole('textbox');
    await field.fill('12');
    await submit('invalid');
    await expectText(preview.getByRole('alert'), 'valid phone number');
    await field.fill('211234567');
    await expect.element(field).toHaveValue('21 123 4567');
    await submit('"phone":"+351211234567"');
  },
  photo: async ({ preview }) => {
    const button = preview.getByRole('button', { name: /Open large/ });
    await pressOn(button, 'Enter');
    await expectVisible(page.getByRole('dialog'));
    await press('Escape');
    await expect.element(button).toHaveFocus();
  },
  placeholder: ({ preview }) =>
    expectText(preview.getByRole('status'), /^Loading the appointments$/),
  portrait: withFields({ action: navigate, url: undefined }, async ({ preview, log }) => {
    await expectVisible(preview.getByText('RS', { exact: true }));
    await pressOn(preview.getByRole('button', { name: /Robin Sample/ }), ' ');
    await expectText(log, 'navigate');
  }),
  radio: async ({ preview, submit }) => {
    await expectVisible(preview.getByRole('radiogroup', { name: 'How to meet' }));
    await pressOn(preview.getByRole('radio', { name: 'By video' }), 'ArrowDown');
    await submit('"visitType":"clinic"');
  },
  regular: buttonCase,
  scroller: async ({ preview }) => {
    const row = preview.getByRole('group', { name: 'Suggested times' });
    await pressOn(row, 'ArrowRight');
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0);
  },
  secondary: buttonCase,
  section: withFields({ collapsible: true, collapsed: true }, async ({ preview }) => {
    const heading = preview.getByRole('button', { name: 'Prescriptions' });
    const content = preview.getByText('Ibuprofen 400 mg, 10 tablets');
    await expect.element(content).not.toBeVisible();
    await pressOn(heading, 'Enter');
    await expectVisible(content);
    await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
  }),
  slider: async ({ preview, submit }) => {
    await pressOn(preview.getByRole('slider'), 'ArrowRight', 'ArrowRight');
    await expectVisible(preview.getByText('20 km'));
    await press('End');
    await submit('"distance":50');
  },
  spacer: ({ preview }) =>
    expect.element(preview.getBySelector('.el-spacer')).toHaveStyle({ height: '32px' }),
  splitter: ({ preview }) => expectVisible(preview.getByText('or', { exact: true })),
  subtitle: withFields({ lines: 1, text: longText }, ({ preview }) =>
    expectVisible(preview.getByRole('button', { name: 'Show more' })),
  ),
  tabs: async ({ preview, log }) => {
    await pressOn(preview.getByRole('tab', { name: /Requests/ }), 'ArrowRight');
    await expectText(preview.getByRole('tabpanel', { name: 'Scheduled' }), '10:30');
    await press('End');
    await expect.element(preview.getByRole('tab', { name: 'Past' })).toHaveFocus();
    await expectText(log, 'scheduled');
  },
  time: withFields({ max: '12:00' }, async ({ preview, submit }) => {
    const hour = preview.getByRole('spinbutton', { name: /hour/ });
    await pressOn(hour, 'ArrowUp');
    await submit('"time":"11:30"');
    await pressOn(hour, 'ArrowUp');
    await submit('invalid');
    await expectText(preview.getByRole('alert'), /^Not after 12:00\.$/);
  }),
  title: withFields({ level: 3 }, ({ preview }) =>
    expectText(preview.getByRole('heading', { level: 4 }), /^Upcoming visits$/),
  ),
  toolbar: withFields(
    { actions: [{ label: 'Filter', icon: 'filter', action: navigate }] },
    async ({ preview, log }) => {
      await expectText(preview.getByRole('heading', { level: 2 }), /^Appointment$/);
      await pressOn(preview.getByRole('button', { name: 'Back' }), 'Enter', 'Tab', 'Enter');
      await expectText(log, 'dismiss');
      await expectText(log, 'navigate');
    },
  ),
  upload: withFields(
    { maxFiles: 2, maxMegabytes: 1, required: true },
    async ({ preview, submit }) => {
      const field = preview.getBySelector('input[type=file]');
      const alert = preview.getByRole('alert');
      const select = (name: string, type: string, size = 10) =>
        field.upload(new File([new Uint8Array(size)], name, { type }));
      await select('a.txt', 'text/plain');
      await expectText(alert, 'only PDF can be');
      await select('a.pdf', 'application/pdf', 1024 * 1024 + 1);
      await expectText(alert, 'larger than 1 MB');
      await select('a.pdf', 'application/pdf');
      await submit('"name":"a.pdf"');
      await select('b.pdf', 'application/pdf');
      await select('c.pdf', 'application/pdf');
      await expectText(alert, 'there can be 2 files');
      await submit('"name":"b.pdf"');
      await preview.getByRole('button', { name: 'Remove a.pdf' }).click();
      await preview.getByRole('button', { name: 'Remove b.pdf' }).click();
      await submit('invalid');
    },
  ),
  // tests/e2e/elements/elements.spec.ts has a PDF, which needs the worker of the build.
  viewer: ({ preview }) => expectVisible(preview.getByRole('img', { name: /^QR code/ })),
  web: async ({ preview }) => {
    await pressOn(preview.getByRole('button', { name: 'Load the page' }), 'Enter');
    await expectText(preview.getByRole('status'), 'aren’t loaded here');
    await expectGone(preview.getBySelector('iframe'));
  },
};

const definitions = import.meta.glob<ElementDefinition>('/content/elements/*.json', {
  eager: true,
  import: 'default',
});
const elements = Object.values(definitions).map((element) => [element.name, element] as const);

test('every case is for an element of the contract', () => {
  const names = elements.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(cases)));
});

// An element without a case is only rendered and checked by axe.
test.for(elements)('%s works as documented', async ([name, { group, examples }]) => {
  const use = cases[name];
  const following = use?.following ?? (group === 'input' ? [submitButton] : []);
  const content = [{ ...examples[0]?.value, ...use?.fields }, ...following];
  const element = await renderElement({ title: name, value: { type: 'group', content } });
  await expectGone(element.preview.getBySelector('.el-fault'));
  await use?.(element);
  for (const mode of ['light', 'dark'] as const) {
    document.documentElement.dataset.theme = mode;
    // The heading levels of a preview are independent of the page's.
    const violations = await findViolations(element.playground.element(), ['heading-order']);
    expect(violations, mode).toEqual([]);
  }
});
