import { expect, it } from 'vitest';
import type { HttpRequest } from '../../api/call/api-call';
import { sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import type { Demo } from './demo';
import { runDemoCall } from './run-demo-call';

const patient = { id: 'patient', name: 'A patient', label: 'Patient', token: 'patient-token' };
const doctor = { id: 'doctor', name: 'A doctor', label: 'Doctor', token: 'doctor-token' };
const demo: Demo = {
  fields: ['status'],
  steps: [],
  screen: {
    contract: '1.0',
    screen: 'visit',
    title: 'Visit',
    content: [],
    onOpen: {
      type: 'call',
      operation: 'read',
      parameters: { id: { bind: '/parameters/appointmentId' } },
      saveTo: '/appointment',
    },
  },
  screenUser: doctor,
  operations: {
    save: { method: 'post', path: '/save' },
    read: { method: 'get', path: '/read/{id}' },
  },
  elementsOfField: {},
};
const save = { operation: 'save', body: { id: { bind: '/appointment/appointmentId' } } };
const data = { appointment: { appointmentId: 11 } };

/** Responds to every request, and collects them. */
function createSender(changes: string, statusCode = 200) {
  const requests: HttpRequest[] = [];
  const send = (request: HttpRequest) => {
    requests.push(request);
    const header = { [sandboxChangesHeader.toLowerCase()]: changes };
    return Promise.resolve({ statusCode, header, body: { message: 'Not now.', status: 'NEW' } });
  };
  return { requests, send };
}

it('sends the call with its values, and reads the changed appointment as the screen does', async () => {
  const { requests, send } = createSender('people 5 updated, appointments 12 updated');
  const result = await runDemoCall(demo, save, patient, data, send);
  expect(requests).toMatchObject([
    { method: 'POST', url: '/api/v2/save', body: '{"id":11}' },
    { method: 'GET', url: '/api/v2/read/12' },
  ]);
  expect(requests.map(({ headers }) => new Headers(headers).get('X-Token'))).toEqual([
    'patient-token',
    'doctor-token',
  ]);
  expect(result).toEqual({
    data: { appointment: { message: 'Not now.', status: 'NEW' } },
    exchanges: [
      { method: 'POST', path: '/save', status: 200 },
      { method: 'GET', path: '/read/12', status: 200 },
    ],
  });
});

it('reads the known appointment if the call changed none', async () => {
  const { requests, send } = createSender('');
  await runDemoCall(demo, save, patient, data, send);
  expect(requests[1]?.url).toBe('/api/v2/read/11');
});

it('sends no request without the id that its path needs', async () => {
  const { requests, send } = createSender('people 5 updated');
  const result = runDemoCall(demo, save, patient, undefined, send);
  await expect(result).rejects.toThrow('The path /read/{id} has no value for {id}.');
  expect(requests).toHaveLength(1);
});

it('throws the message of a refusal', async () => {
  const { requests, send } = createSender('', 405);
  await expect(runDemoCall(demo, save, patient, undefined, send)).rejects.toThrow('Not now.');
  expect(requests).toHaveLength(1);
});
