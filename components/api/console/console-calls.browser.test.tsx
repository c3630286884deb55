import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import './response-pane.css';
import { parseConsoleApi } from './parse-console-api';
import { ResponsePane } from './response-pane';
import { useLastCall } from './use-last-call';

/** What the console does with the requests of its form to a server, and what it shows of the responses. */

const server = 'http://localhost:4010/api/v2';
const secured = [{ XToken: [] }];
const credential = { kind: 'header', name: 'X-Token', label: 'Access token (X-Token)' };
const api = parseConsoleApi(
  {
    servers: [{ url: '/sandbox/api/v2' }, { url: server }],
    paths: {
      '/appointments': { get: { operationId: 'listAppointments', security: secured } },
      '/file/{name}': { get: { operationId: 'downloadFile', security: secured } },
    },
    'x-credentials': { listAppointments: credential, downloadFile: credential },
  },
  location.origin,
);

const respond = vi.fn<typeof fetch>();
const getToken = vi.fn(async (): Promise<string | undefined> => undefined);
const pane = page.getByRole('region', { name: 'Response' });
const field = page.getByRole('textbox', { name: 'name' });
const button = (name: string) => pane.getByRole('button', { name });
const respondWith = (body: BodyInit, type = 'application/json', headers = {}) =>
  respond.mockResolvedValue(new Response(body, { headers: { 'Content-Type': type, ...headers } }));

function Calls({ operationId }: { operationId: string }) {
  const [call, forgetCall] = useLastCall(api, operationId, getToken);
  return (
    <>
      {/* The field of a parameter in the form of Elements. */}
      <div className="sl-elements">
        <input aria-label="name" />
      </div>
      <ResponsePane
        call={call}
        description={undefined}
        token={undefined}
        onUseToken={() => undefined}
        onDismiss={forgetCall}
      />
    </>
  );
}

/** Opens an operation. Returns a function that sends a request, as Elements does. */
async function open(operationId: string, path: string) {
  history.replaceState(null, '', `/api#/operations/${operationId}`);
  await render(<Calls operationId={operationId} />);
  return () => void fetch(server + path, { headers: { 'X-Token': 'PLACEHOLDER' } });
}

/** The requests that left the browser: their URL and token. */
const listSent = () =>
  respond.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('X-Token')]);

beforeEach(() => {
  respond.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(respond);
});
afterEach(async () => {
  // The console restores what it has replaced.
  await cleanup();
  vi.restoreAllMocks();
});

test('a request carries the token of the reader only, and is not redirected with it', async () => {
  respondWith('[{"appointmentId":70412}]', 'application/json', { 'X-Trace': 'trace-7f3c' });
  getToken.mockResolvedValueOnce('secret-token');
  const send = await open('listAppointments', '/appointments');
  send();
  await expect.element(pane.getByText('200 Success')).toBeVisible();
  await expect.element(pane).toHaveTextContent('as you, with your token');
  await pane.getByText(/^\d+ headers$/).click();
  await expect.element(pane.getByText('trace-7f3c')).toBeVisible();
  expect(respond.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  await button('Clear').click();
  await expect.element(pane).toHaveFocus();
  await expect.element(pane).not.toHaveTextContent('200');
  respondWith('[]');
  send();
  await expect.element(pane).toHaveTextContent('without a token');
  const url = `${server}/appointments`;
  expect(listSent()).toEqual([
    [url, 'secret-token'],
    [url, null],
  ]);
});

test('path parameters are percent-encoded, and those that no URL can carry are not sent', async () => {
  respondWith('{}');
  const send = await open('downloadFile', '/file/x');
  await field.fill('..');
  send();
  await expect
    .element(pane.getByText(/^Not sent\. No address can carry “\.\.”/).last())
    .toBeVisible();
  await field.fill('a/b?c#d e%.json');
  send();
  await expect.element(pane.getByText('200 Success')).toBeVisible();
  expect(listSent()).toEqual([[`${server}/file/a%2Fb%3Fc%23d%20e%25.json`, null]]);
});

test('without a response, the console says what the reasons can be', async () => {
  respond.mockRejectedValue(new TypeError('Failed to fetch'));
  const send = await open('listAppointments', '/appointments');
  send();
  await expect.element(pane).toHaveTextContent('No response');
  await expect.element(pane).toHaveTextContent('doesn’t allow calls from web pages (CORS)');
  await button('Clear').click();
  await expect.element(pane).not.toHaveTextContent('No response');
});

test.for<[string, string, () => string, string, string]>([
  [
    '30 MB of JSON',
    'application/json',
    () => `[${'{"appointmentId":70412,"notes":"Sore throat"},'.repeat(650_000)}1]`,
    'Too large to display',
    '"appointmentId":70412',
  ],
  ['30 MB of text in a line', 'text/plain', () => 'a'.repeat(30_000_000), 'Too large', 'aaaa'],
  [
    '20,000 parts',
    'multipart/mixed; boundary=x',
    () => `${'--x\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n'.repeat(20_000)}--x--`,
    '20000 parts',
    '"a": 1',
  ],
  [
    'very deep JSON',
    'application/json',
    () => '['.repeat(100_000) + ']'.repeat(100_000),
    '200 Success',
    '[[[[',
  ],
])('of %s, the console shows the start, and offers the rest as a file', async (row) => {
  const [_name, type, createBody, summary, start] = row;
  respondWith(createBody(), type);
  const send = await open('listAppointments', '/appointments');
  send();
  await expect.element(pane.getByText(summary)).toBeVisible();
  await expect.element(button('Download')).toBeVisible();
  const body = pane.getByRole('group', { name: 'Body of the response' });
  await expect.element(body).toHaveTextContent(start);
  // The page reacts.
  await button('Clear').click();
  await expect.element(body).not.toBeInTheDocument();
});

test.for<[string, () => Promise<Response>]>([
  ['starts', () => new Promise(() => undefined)],
  [
    'ends',
    async () => {
      const start = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new TextEncoder().encode('[1,'));
      return new Response(new ReadableStream({ start }));
    },
  ],
])('a response that never %s can be canceled, and the call sent again', async ([_name, never]) => {
  respond.mockImplementation(never);
  const send = await open('listAppointments', '/appointments');
  send();
  await expect.element(pane).toHaveTextContent('Sending…');
  await button('Cancel').click();
  await expect.element(pane).toHaveTextContent('Canceled');
  respondWith('[]');
  send();
  await expect.element(pane.getByText('200 Success')).toBeVisible();
});
