import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findDefaultActorId } from '@/components/api/console/use-request-description';
import { showRole, storeRole } from '@/lib/api/roles/browser/stored-role';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import { readOpenedDraft } from '@/lib/calls/request/browser/read-opened-draft';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';
import { resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { requestDescription } from '@/tests/support/request-description';
import { RequestPanel } from './request-panel';
import '../../sandbox/run-panel.lazy.css';
import './request-panel.lazy.css';

resetSandboxBeforeEach();
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const panel = page.getBySelector('.request-panel');
const bar = panel.getBySelector('.request-header');
const form = panel.getByRole('region', { name: 'Request form' });
const response = panel.getByRole('region', { name: 'Response' });
const actor = panel.getByRole('combobox', { name: 'Acting as' });
const editor = panel.getBySelector('.cm-content');
const filter = panel.getByRole('searchbox', { name: 'Filter the fields' });
const removeButtons = panel.getByRole('button', { name: /^Remove / });
const field = (name: string) => panel.getByRole('textbox', { name });
const button = (name: string) => panel.getByRole('button', { name, exact: true });

/** @param search the query of the page's URL */
async function openPanel(operationId: string, search = '') {
  const description = await loadRequestDescription(operationId);
  const onClose = vi.fn();
  const { unmount } = await render(
    // “View as” of the page, in which the panel says as whom it sends, and the page's margins.
    <main style={{ padding: '6rem 1rem' }}>
      <div className="view-as" data-view-as="operation" />
      <RequestPanel
        description={description}
        initialDraft={readOpenedDraft(search, description)}
        onClose={onClose}
      />
    </main>,
  );
  return { onClose, unmount };
}

/** Sends the request, and waits for the status of the response. */
async function send(status: string | RegExp = '200 Success') {
  await button('Send').click();
  await expect.element(response.getByText(status)).toBeVisible();
}

async function addField(name: string) {
  await panel.getByRole('combobox', { name: 'Add a field' }).first().selectOptions(name);
  await button('Add').first().click();
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
const endOfBar = () => bar.element().getBoundingClientRect().bottom;

test('opens with the focus, and says what a response means and makes possible', async () => {
  await openPanel('saveAppointment');
  await expect.element(panel.getByRole('heading', { name: 'Try it' })).toHaveFocus();
  await send();
  await expect
    .element(response.getByRole('link', { name: '1000001', exact: true }))
    .toHaveAttribute('href', '/api/operations/getAppointment?value=path.id%3A1000001#try');
  await response.getByRole('checkbox', { name: 'Meanings' }).click();
  await expect.element(response.getBySelector('.request-meaning').first()).toBeVisible();
});

test('fills in how a workflow continues with what was booked', async () => {
  await openPanel('saveAppointment');
  await send();
  await button('Cancel the request').click();
  await expect.element(form).toHaveFocus();
  const note = form.getByText('Nothing is sent until you select Send');
  await expect.element(note).toBeInViewport();
  expect(topOf(note.element())).toBeGreaterThan(endOfBar());
  await expect.element(field('appointmentId')).toHaveValue('1000001');
  await expect.element(field('appointmentRevisionId')).toHaveValue('1');
  await send();
  await expect.element(note).not.toBeInTheDocument();
  await expect
    .element(response.getBySelector('.request-changes'))
    .toHaveTextContent('updated from REQUESTED to PATIENT_CANCELLED_REQUEST');
  await expect.element(button('Cancel the request')).not.toBeInTheDocument();
});

test('without a sandbox, requests go to a server only, with the token of the reader', async () => {
  const [first] = requestDescription.presets;
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const description = {
    ...requestDescription,
    hasSandbox: false,
    users: [],
    presets: first ? [{ ...first, user: 'nobody' }] : [],
  };
  await render(
    <RequestPanel description={description} initialDraft={undefined} onClose={vi.fn()} />,
  );
  await expect.element(panel.getByText(/sandbox/i)).not.toBeInTheDocument();
  const options = [...actor.element().querySelectorAll('option')].map(({ text }) => text);
  expect(options).toEqual(['Nobody: no token', 'My own token']);
  await panel.getByLabelText('Access token (X-Token)').fill('secret');
  await send('204 Success, no body');
  const [url, init] = fetched.mock.calls.at(-1) ?? [];
  expect(String(url)).toBe('https://api.example.com/api/v2/visits/7');
  expect(new Headers(init?.headers).get('X-Token')).toBe('secret');
});

test('shows the start of each response', async () => {
  await openPanel('saveAppointment');
  const status = response.getByText('200 Success');
  // The second response replaces one that the reader has scrolled.
  for (let count = 0; count < 2; count++) {
    panel.getByRole('combobox', { name: 'Add a field' }).element().scrollIntoView();
    await send();
    await expect.element(response).toHaveAttribute('aria-busy', 'false');
    await expect.element(status).toBeInViewport();
    await expect.poll(() => response.element().scrollTop).toBe(0);
    await expect.poll(() => topOf(status.element()) - endOfBar()).toBeGreaterThanOrEqual(0);
    response.element().scrollTo(0, 200);
  }
});

test('the form and the JSON edit one body, and say what is wrong with it', async () => {
  await openPanel('saveAppointment');
  await field('patientId').fill('9x');
  await expect.element(panel.getByText('Must be a whole number.')).toBeVisible();
  await field('patientId').fill('90145');
  await addField('passportNumber');
  await field('passportNumber').fill('X1');
  await button('JSON').click();
  // CodeMirror, not the text area that it replaces.
  await expect.element(editor).toHaveTextContent('"patientId": 90145');
  await expect.element(editor).toHaveTextContent('"passportNumber": "X1"');
  await editor.fill('{\n  "patientId": 90144\n  "profileId": 5120\n}');
  await expect.element(panel.getByText('Line 2: A comma is missing after this.')).toBeVisible();
  await button('Show line 2').click();
  await expect.element(editor).toHaveFocus();
  await press('ArrowRight', ',');
  await expect.element(panel.getByText('This isn’t valid JSON yet.')).not.toBeInTheDocument();
  await editor.fill('{"patientId": ');
  await expect.element(panel.getByText('This isn’t valid JSON yet.').first()).toBeVisible();
  await button('Form').click();
  await button('Fix it as JSON').click();
  await editor.fill('{"patientId": 1}');
  await button('Form').click();
  await expect.element(field('patientId')).toHaveValue('1');
  await button('Remove patientId').click();
  await expect.element(field('patientId')).not.toBeInTheDocument();
});

test.for([320, 390, 1440])('no focus is behind the bar, at %i px', async (width) => {
  await page.viewport(width, 800);
  await openPanel('saveAppointment');
  removeButtons.nth(8).element().focus();
  // Up to the bar itself.
  while (!bar.element().contains(document.activeElement)) {
    const { activeElement } = document;
    expect(topOf(activeElement), activeElement?.outerHTML).toBeGreaterThanOrEqual(endOfBar());
    await userEvent.tab({ shift: true });
  }
});

// A page that is enlarged to 400 % has such a window.
test('in a low window, the bar leaves the form its space', async () => {
  await page.viewport(320, 256);
  await openPanel('saveAppointment');
  removeButtons.nth(2).element().focus();
  await expect.element(removeButtons.nth(2)).toBeInViewport();
  await expect.element(bar).not.toBeInViewport();
});

test('after a field is removed, the next one can be, and the page stays', async () => {
  await openPanel('saveAppointment');
  const second = removeButtons.nth(1);
  const third = removeButtons.nth(2).element().getAttribute('aria-label');
  second.element().scrollIntoView({ block: 'center' });
  const position = window.scrollY;
  await second.click();
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAttribute('aria-label', third);
  expect(window.scrollY).toBe(position);
});

test('an added field has the focus, and all fields make a request that works', async () => {
  await openPanel('saveAppointment');
  await addField('passportNumber');
  await expect.element(field('passportNumber')).toHaveFocus();
  await addField('photos');
  await expect.element(panel.getByRole('group', { name: /^photos/ })).toHaveFocus();
  await button('All fields').click();
  await expect.element(field('locationId')).toHaveValue('8841');
  await expect.element(panel.getBySelector('[aria-invalid="true"]')).not.toBeInTheDocument();
  await send();
  await expect.element(response.getByText('as Dana Example, a patient')).toBeVisible();
});

test('a long form shows the fields that match a filter, and those with problems', async () => {
  await openPanel('saveAppointment');
  const unrelated = panel.getBySelector('#request-body-profileId');
  await expect.element(filter).not.toBeInTheDocument();
  await button('All fields').click();
  const count = Number.parseInt(panel.getByText(/^\d+ fields$/).element().textContent, 10);
  await field('locationId').fill('none');
  await filter.fill('PATIENTid');
  await expect
    .element(panel.getByRole('status').filter({ hasText: `1 of ${count} fields` }))
    .toBeInTheDocument();
  await expect.element(field('patientId')).toBeVisible();
  await expect.element(field('locationId')).toBeVisible();
  await expect.element(unrelated).not.toBeInTheDocument();
  await filter.fill('promoCode');
  await button('Add promoCodeId').click();
  await expect.element(field('promoCodeId')).toHaveFocus();
  await filter.fill('');
  await expect.element(unrelated).toBeVisible();
  await button('Smallest body').click();
  await expect.element(filter).not.toBeInTheDocument();
});

test('on a phone, the bar is low and names the path, and iOS does not enlarge fields', async () => {
  await page.viewport(390, 844);
  await openPanel('saveAppointment');
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(64);
  const address = panel.getBySelector('.request-url').element();
  expect(address.scrollWidth).toBe(address.clientWidth);
  expect(address.scrollHeight).toBe(address.clientHeight);
  await expect.element(button('Close')).toBeInViewport();
  for (const control of [panel.getByRole('combobox', { name: 'Server' }), field('patientId')])
    await expect.element(control).toHaveStyle({ fontSize: '16px' });
});

test('on a touch screen, the lines of a response have one distance', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  await openPanel('getAppointment');
  await send();
  const summary = response.getBySelector('.request-tree summary').first().element();
  const range = document.createRange();
  const [first, second] = [summary, summary.nextElementSibling?.firstElementChild].map((line) => {
    range.selectNodeContents(line ?? document.body);
    return range.getClientRects()[0]?.top ?? Number.NaN;
  });
  expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(28);
  expect(Number(second) - Number(first)).toBeLessThan(23);
});

test('what was typed and sent stays in the tab, and each request is opened with its response', async () => {
  const { unmount } = await openPanel('getAppointment');
  const changed = response.getByText('The request has changed since this response.');
  await send();
  await expect.element(changed).not.toBeInTheDocument();
  await field('id').fill('999');
  await expect.element(changed).toBeVisible();
  await send('405 Server reported an error');
  await panel.getByText('Sent in this tab (2)').click();
  await panel.getByRole('button', { name: /^200 / }).click();
  await expect.element(field('id')).toHaveValue('70412');
  await expect.element(response.getByText('200 Success')).toBeVisible();
  await expect.element(changed).not.toBeInTheDocument();
  await field('id').fill('998');
  await unmount();

  await openPanel('getAppointment');
  await expect.element(field('id')).toHaveValue('998');
  await panel.getByText('Sent in this tab (2)').click();
  await panel.getByRole('button', { name: /^200 Dana \(patient\) id: 70412 \d/ }).click();
  await expect.element(field('id')).toHaveValue('70412');
  // On a phone, the form is far above the list.
  await expect.element(form).toHaveFocus();
});

describe('after a refusal', () => {
  test('the user is offered for whom the call works', async () => {
    await openPanel('listOverrides');
    await actor.selectOptions('Nobody: no token');
    await send('405 Server reported an error');
    const fix = response.getByRole('button', { name: 'Switch and send' });
    await expect.element(fix).toBeVisible();
    // It would send the request as it was.
    await actor.selectOptions('Support');
    await expect.element(fix).not.toBeInTheDocument();
    await actor.selectOptions('Nobody: no token');
    await fix.click();
    await expect.element(response.getByText('200 Success')).toBeVisible();
    await expect.element(actor).toHaveValue('carrier');
  });

  test('a user who was logged out is logged in with one click', async () => {
    await openPanel('invalidateToken');
    await send('204 Success, no body');
    await button('Send').click();
    await response.getByRole('button', { name: 'Log in and send again' }).click();
    await expect.element(response.getByText('204 Success, no body')).toBeVisible();
  });
});

test('a server of the API gets the own token only, and nothing typed is lost if it fails', async () => {
  await openPanel('getAppointment');
  const fetch = vi.spyOn(globalThis, 'fetch');
  fetch.mockImplementation(async () => Response.json({ appointmentId: 5 }));
  await panel.getByRole('combobox', { name: 'Server' }).selectOptions('Test');
  await expect.element(actor).toHaveValue('own');
  await expect.element(actor.getByRole('option', { name: /Dana/ })).not.toBeInTheDocument();
  await send();
  await panel.getByLabelText('Access token').fill('own-token');
  await button('Send').click();
  await expect.poll(() => fetch.mock.calls).toHaveLength(2);
  const requests = fetch.mock.calls.map(([url, init]) => new Request(url, init));
  const token = ({ url, headers }: Request) => [new URL(url).origin, headers.get('X-Token')];
  const origin = 'https://api.test.example.com';
  expect(requests.map(token)).toEqual([
    [origin, null],
    [origin, 'own-token'],
  ]);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await field('id').fill('12');
  await button('Send').click();
  await expect.element(response).toHaveTextContent('(CORS)');
  await expect.element(field('id')).toHaveValue('12');
  const warning = panel.getByText('Live system.');
  await expect.element(warning).not.toBeInTheDocument();
  await panel.getByRole('combobox', { name: 'Server' }).selectOptions('Production');
  await expect.element(warning).toBeVisible();
});

test('a link reproduces the request, without a token', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { unmount } = await openPanel('getAppointment');
  await actor.selectOptions('My own token');
  await panel.getByLabelText('Access token').fill('secret-token');
  await field('id').fill('70413');
  await button('Copy a link to this request').click();
  await expect.element(panel.getByText('Copied')).toBeVisible();
  const { search, searchParams } = new URL(writeText.mock.lastCall?.[0] ?? '');
  expect(atob(searchParams.get('request') ?? '')).not.toContain('secret-token');
  await unmount();
  sessionStorage.clear();
  await openPanel('getAppointment', search);
  await expect.element(field('id')).toHaveValue('70413');
});

test('the code is always that of the request', async () => {
  await openPanel('getAppointment');
  await panel.getByText('This request as code').click();
  const code = panel.getByRole('group', { name: /^Code: / });
  await expect.element(code).toHaveTextContent('/appointments/70412');
  await field('id').fill('12');
  await expect.element(code).toHaveTextContent('/appointments/12');
  await expect.element(panel.getByText('this code calls the server Test')).toBeVisible();
  await expect.element(code.getBySelector('.run-string').first()).toBeVisible();
  await panel.getByRole('combobox', { name: 'Language' }).selectOptions('Python');
  await expect.element(code).toHaveTextContent('import requests');
  await expect.element(code).toHaveTextContent('/appointments/12');
});

test('the keyboard sends from any field, is asked for a missing id, and reaches the response', async () => {
  const { onClose } = await openPanel('getAppointment');
  await field('id').fill('');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel.getByRole('alert')).toHaveTextContent(/^Enter id\.$/);
  await expect.element(field('id')).toHaveFocus();
  await field('id').fill('70412');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(response.getByText('200 Success')).toBeVisible();
  button('Send').element().focus();
  await press('Tab');
  await expect.element(button('Go to response')).toHaveFocus();
  await press('Enter');
  await expect.element(response).toHaveFocus();
  await button('Close').click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('files are downloaded', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openPanel('downloadPolicies');
  await send();
  await button('Download').click();
  expect(names).toEqual([expect.stringMatching(/\.xlsx$/)]);
});

describe('with a role that the reader has selected on the page', () => {
  const banner = page.getBySelector('.view-as');

  test('is sent as the user of the role, and what the reader selects stays', async () => {
    showRole('carrier');
    const { unmount } = await openPanel('listAppointments');
    await expect.element(actor).toHaveValue('carrier');
    await actor.selectOptions('doctor');
    await unmount();
    showRole('support');
    await openPanel('listAppointments');
    await expect.element(actor).toHaveValue('doctor');
  });

  test('is sent as its user from the console too', async () => {
    storeRole('doctor');
    const description = await loadRequestDescription('listAppointments');
    const doctor = description.users.find(({ id }) => id === 'doctor');
    expect(findDefaultActorId(description)).toBe(doctor?.token);
  });

  test('follows the role, unless a user was selected', async () => {
    await openPanel('listAppointments');
    await expect.element(actor).toHaveValue('patient');
    showRole('anonymous');
    await expect.element(actor).toHaveValue('nobody');
    showRole('doctor');
    await expect.element(actor).toHaveValue('doctor');
    await expect.element(banner).toBeEmptyDOMElement();
    await actor.selectOptions('carrier');
    showRole('anonymous');
    await expect.element(banner).toHaveTextContent('The open request still acts as Casey Carrier.');
    await expect.element(actor).toHaveValue('carrier');
    await banner.getByRole('button', { name: 'Send it without a token' }).click();
    await expect.element(actor).toHaveValue('nobody');
    await expect.element(banner).toBeEmptyDOMElement();
  });
});

test.for(['light', 'dark'] as const)('axe finds nothing in %s mode', async (mode) => {
  document.documentElement.dataset.theme = mode;
  const expectAccessible = async (name: string) => {
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      expect(await findViolations(panel.element()), `${name}, ${width} px`).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    }
  };
  // A list of changes, a long form, and calls that the response makes possible. Larger responses take axe seconds.
  for (const operationId of ['createOverride', 'getAsapPriceRange', 'listChatMessages']) {
    const { unmount } = await openPanel(operationId);
    await panel.getByText('This request as code').click();
    await send(/^20\d Success/);
    const meanings = response.getByRole('checkbox', { name: 'Meanings' });
    if (meanings.query()) await meanings.click();
    await expectAccessible(operationId);
    if (button('JSON').query()) {
      await button('JSON').click();
      await expect.element(editor).toBeVisible();
      await expectAccessible(operationId);
    }
    await unmount();
  }
});
