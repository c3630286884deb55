import { toEntry } from '../support/har-entry';
import { expect, test } from './support/fixtures';
import type { Reader } from './support/reader';

/** The page that checks calls: its worker, files, and the sandbox. */

const panel = '.traffic-panel';

const command = `curl -X POST https://api.test.example.com/api/v2/appointment \\
  -H 'X-Token: planted-secret-token' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "patientId": 90144,
    "profileId": "5120"
  }'`;

async function insertText(reader: Reader, text: string) {
  await reader.click(`${panel} textarea`);
  await reader.run((inserted) => void document.execCommand('insertText', false, inserted), text);
}

test('a pasted command is explained at its lines, and replayed', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit('/api/check');
  await insertText(reader, command);
  await reader.expectText('.traffic-lines', /Must be a whole number/);
  await reader.click(`${panel} button`, /^Replay$/);
  await reader.expectText(panel, /Response: \d{3}\./);
  const traces = await reader.run(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(traces).not.toContain('planted');
});

test('a dropped file is summarized, and replayed with ids of the sandbox', {
  tag: '@smoke',
}, async ({ reader }) => {
  const entries = [toEntry('/appointments/555123', 200), toEntry('/appointments/abc', 405)];
  const log = { version: '1.2', creator: { name: 'test', version: '1' }, entries };
  await reader.visit('/api/check');
  await reader.expectText(`${panel} button`, /^Open a file$/);
  await reader.run((content) => {
    const dataTransfer = new DataTransfer();
    // More than the field shows, so the worker reads the file.
    dataTransfer.items.add(new File([content, ' '.repeat(250_000)], 'traffic.har'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('.traffic-input')?.dispatchEvent(drop);
  }, JSON.stringify({ log }));
  await reader.expectText(panel, /of 2 calls don’t fit/);
  await reader.expectText('.traffic-table', /getAppointment/);
  await reader.click(`${panel} button`, /^Replay 2 calls$/);
  await reader.expectText(panel, /of 2 calls with the same status\./);
  await reader.expectText(panel, /1 id of the sandbox instead of yours/);
});
