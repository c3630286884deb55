import { expect, test } from './support/fixtures';
import type { Reader } from './support/reader';

/** What calls the API: the sandbox runs in a service worker. */

const panel = '.request-panel';

async function openPanel(reader: Reader, operation: string) {
  await reader.visit(`/api/operations/${operation}`);
  await reader.click('main a', /^Try it$/);
  await reader.expectText(`${panel} button`, /^Send$/);
}

test('the request panel sends to the sandbox, from forms and JSON, and shows a refusal', {
  tag: '@smoke',
}, async ({ reader, server }) => {
  await openPanel(reader, 'saveAppointment');
  await reader.click(`${panel} button`, /^Send$/);
  await reader.expectText(panel, /200 Success/);
  expect(await reader.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await reader.click(`${panel} button`, /^JSON$/);
  await reader.click(`${panel} .cm-content`);
  await reader.press('Control+a');
  await reader.type('{"patientId": 90144, "profileId": 1');
  await reader.click(`${panel} button`, /^Send$/);
  await reader.expectText(panel, /405 Server/);
  expect(server.problems).toEqual([]);
});

test('the link to a request is copied and opens it', { tag: '@smoke' }, async ({ reader }) => {
  await openPanel(reader, 'getAppointment');
  await reader.click(`${panel} button`, /^Copy a link/);
  await reader.expectText(panel, /Copied/);
  const link = await reader.paste();
  expect(link).toContain('/api/operations/getAppointment?');
  await reader.visit(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await reader.expectText(`${panel} button`, /^Send$/);
});

test('a request of a guide runs', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit('/docs/doctor-app/quick-start');
  await reader.click('main button', /^Run$/);
  await reader.expectText('main', /200 Success/);
});

test('a workflow runs, and a reload keeps its results', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit('/api/workflows/book-video-visit');
  await reader.click('a', /^Open the runner/);
  await reader.click('.workflow-runner button', /^Run all/);
  await reader.expectText('.workflow-runner', /All 5 steps are done/);
  await reader.reload();
  await reader.settle();
  await reader.expectText('.workflow-runner', /All 5 steps are done/);
});

test('the console sends a request, and its panel of the sandbox works', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit('/api#/operations/getAppointment');
  await reader.click('button', /^Send$/);
  await reader.expectText('[data-console-slot="response"]', /200 Success/);
  await reader.click('.sandbox-bar');
  await reader.click('.sandbox-panel button', /^\+?1 day/);
  await reader.expectIn(() => document.querySelector('.sandbox-panel:popover-open') !== null, true);
  await reader.press('Escape');
  await reader.expectIn(
    () => document.querySelector('.sandbox-panel:popover-open') !== null,
    false,
  );
});

test('the clock of the sandbox advances, is kept, and is reset', {
  tag: '@smoke',
}, async ({ reader }) => {
  const controls = '[data-sandbox-panel]';
  await reader.visit('/api/sandbox');
  await reader.expectText(controls, /Mar 2, 2027, 09:10 UTC/);
  await reader.click(`${controls} button`, /^15 minutes$/);
  await reader.expectText(controls, /Mar 2, 2027, 09:25 UTC/);
  await reader.reload();
  await reader.settle();
  await reader.expectText(controls, /Mar 2, 2027, 09:25 UTC/);
  await reader.click(`${controls} button`, /^Reset$/);
  await reader.expectText(controls, /Mar 2, 2027, 09:10 UTC/);
});

test('the home page sends a request and shows what it changes', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit('/');
  await reader.click('main button', /^Send the request$/);
  await reader.expectText('main', /The visit is now REQUESTED/);
  await reader.click('main button', /^Confirm for the doctor$/);
  await reader.expectText('main', /"status": "APPOINTMENT_SCHEDULED"/);
});
