import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSampleRunner, type SampleRunner } from '@/lib/calls/samples/run-sample';
import type { SampleCall } from '@/lib/calls/samples/sample-call';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { fetchFromSandbox } from '@/lib/sandbox/browser/sandbox-client';
import { sandboxPassword } from '@/lib/sandbox/sandbox-credentials';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';
import { callSandbox, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { RunResult } from './run-result';

/** What is below a sample that was run. What its runner does is in lib/calls/samples/run-sample.test.ts. */

resetSandboxBeforeEach();

const list: SampleCall[] = [
  {
    method: 'GET',
    url: '/appointments',
    headers: [],
    operation: 'listAppointments',
    as: 'patient',
  },
];
const logOut: SampleCall = {
  method: 'POST',
  url: '/token/invalidate',
  headers: [],
  operation: 'invalidateToken',
  as: 'patient',
};
const deleteDana = () => callSandbox('/token/delete-user', sandboxPassword);

test.for<[string, (runner: SampleRunner) => Promise<unknown>, string[], string]>([
  [
    'the user was deleted',
    deleteDana,
    ['This user was deleted.'],
    'Reset the sandbox and run again',
  ],
  [
    'a sample has logged out',
    (runner) => runner.run(logOut),
    ['405', 'with the token that was logged out'],
    'Log in again and run',
  ],
  [
    'the page is written for another scenario',
    () => sendControlRequest(controlPaths.reset, { scenario: 'new-partner' }),
    ['The sandbox runs the scenario "New partner".'],
    'Load that scenario and run again',
  ],
])('if %s, a click gets the response of the page', async ([, prepare, texts, label]) => {
  const runner = createSampleRunner(fetchFromSandbox);
  await prepare(runner);
  const ignore = () => undefined;
  await render(
    <RunResult
      calls={list}
      isProgram={false}
      runner={runner}
      runNumber={1}
      onBusy={ignore}
      onClose={ignore}
    />,
  );
  const response = page.getByRole('region', { name: 'Sandbox response' });
  for (const text of texts) await expect.element(response).toHaveTextContent(text);
  await response.getByRole('button', { name: label }).click();
  await expect.element(response).toHaveTextContent('70412');
  await expect.element(response).toHaveTextContent('as Dana Example');
  await expect.element(response).toHaveTextContent('200 Success');
});
