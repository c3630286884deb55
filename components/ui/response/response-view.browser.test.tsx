import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxUsers } from '@/lib/api/users/users';
import { readApiResponse } from '@/lib/calls/console/read-api-response';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import { sandboxPassword } from '@/lib/sandbox/sandbox-credentials';
import { callSandbox, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { ResponseView } from './response-view';

/** What a response of the sandbox offers, in the console as well as on the page of an operation. */

resetSandboxBeforeEach();

/** Sends a request of an operation and renders its response. */
async function renderResponse(operationId: string, path: string, body?: unknown, token?: string) {
  const response = await callSandbox(path, body, token);
  const url = new URL(`/sandbox/api/v2${path}`, location.href).href;
  const props = {
    response: await readApiResponse(response, url, await response.blob(), 3),
    description: await loadRequestDescription(operationId),
    fix: undefined,
    onFix: vi.fn(),
    onUseToken: vi.fn(),
  };
  const { rerender } = await render(<ResponseView {...props} token={undefined} />);
  return {
    ...props,
    setToken: (next: string) => rerender(<ResponseView {...props} token={next} />),
  };
}

test('an error names the field and the reason, and links to the page of its code', async () => {
  await renderResponse(
    'saveAppointment',
    '/appointment',
    { appointmentId: 70518, status: 'APPOINTMENT_SCHEDULED' },
    'sandbox-pia-token',
  );
  await expect.element(page.getByText('405 Server reported an error')).toBeVisible();
  const problem = page.getBySelector('.request-error');
  await expect.element(problem).toHaveTextContent(/\w: \w/);
  await expect
    .element(problem.getByRole('link', { name: 'SANDBOX_DETAILS_MISSING' }))
    .toHaveAttribute('href', '/api/errors#SANDBOX_DETAILS_MISSING');
});

test('only the record that the request has saved is open in a response with more', async () => {
  const visit = { patientId: 90144, profileId: 5120, locationId: 8841 };
  const { token } = sandboxUsers.patient;
  await renderResponse('saveAppointment', '/appointment', visit, token);
  const saved = page.getBySelector('.request-tree .request-changed');
  await expect.element(saved).toHaveTextContent('"profileId": 5120');
  await expect.element(saved.getBySelector(':scope > summary')).toBeInViewport();
  await expect.element(page.getByText('"personId"').first()).not.toBeVisible();
});

test('a response without a body has no download', async () => {
  await renderResponse('deleteUser', '/token/delete-user', sandboxPassword);
  await expect.element(page.getByText('204 Success, no body')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download' })).not.toBeInTheDocument();
});

test('each part of a response is a tree that can be collapsed', async () => {
  const { response } = await renderResponse(
    'searchPolicies',
    '/policies?search=TRV-0020417',
    undefined,
    sandboxUsers.carrier.token,
  );
  await expect.element(page.getByText(/^\d+ parts?$/)).toBeVisible();
  const number = page.getByText('"TRV-0020417"').first();
  await expect.element(number).toBeVisible();
  await page.getBySelector('.request-tree > details > summary').first().click();
  await expect.element(number).not.toBeVisible();
  expect(response.fileName).toBe('policies.bin');
});

test('a body that stopped in the middle, and a number beyond 2^53, are shown as they arrived', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = new Blob(['{"id":9007199254740993,"price":1.10}']);
  const read = await readApiResponse(
    new Response(null, { status: 502, headers }),
    location.href,
    body,
    3,
  );
  await render(
    <ResponseView
      response={{ ...read, interruption: 'network error' }}
      description={undefined}
      fix={undefined}
      onFix={vi.fn()}
      token={undefined}
      onUseToken={vi.fn()}
    />,
  );
  await expect.element(page.getByText('9007199254740993', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1.10', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/ended before the body was complete/)).toBeVisible();
});

test('the token of a response can be sent from now on', async () => {
  const body = { email: sandboxUsers.patient.email, password: sandboxPassword };
  const { onUseToken, setToken } = await renderResponse('createToken', '/token', body);
  const button = page.getByRole('button', { name: 'Send it from now on' });
  await button.click();
  expect(onUseToken).toHaveBeenCalledExactlyOnceWith(sandboxUsers.patient.token);
  await setToken(sandboxUsers.patient.token);
  await expect.element(button).not.toBeInTheDocument();
});
