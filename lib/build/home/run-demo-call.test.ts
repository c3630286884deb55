import { expect, it } from 'vitest';
import type { HttpRequest } from '../../calls/request/http-request';
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

/** Responds to every request, and collects them. */
function createSender(changes: string[], status = 200) {
  const requests: HttpRequest[] = [];
  const send = (request: HttpRequest) => {
    requests.push(request);
    return Promise.resolve({ status, body: { message: 'Not now.', status: 'NEW' }, changes });
  };
  return { requests, send };
}

it('sends the call with its values, and reads the changed appointment as the screen does', async () => {
  const { requests, send } = createSender(['people 5 updated', 'appointments 12 updated']);
  const { data, exchanges } = await runDemoCall(
    demo,
    save,
    patient,
    { appointment: { appointmentId: 11 } },
    send,
  );
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/api/v2/save',
      headers: [
        ['X-Token', 'patient-token'],
        ['Content-Type', 'application/json'],
      ],
      body: '{"id":11}',
    },
    {
      method: 'GET',
      url: '/api/v2/read/12',
      headers: [['X-Token', 'doctor-token']],
      body: undefined,
    },
  ]);
  expect(data).toEqual({ appointment: { message: 'Not now.', status: 'NEW' } });
  expect(exchanges.map(({ path, user }) => `${path} as ${user}`)).toEqual([
    '/save as A patient',
    '/read/12 as A doctor',
  ]);
});

it('reads the known appointment if the call changed none', async () => {
  const { requests, send } = createSender([]);
  await runDemoCall(demo, save, patient, { appointment: { appointmentId: 11 } }, send);
  expect(requests[1]?.url).toBe('/api/v2/read/11');
});

it('throws the message of a refusal', async () => {
  const { requests, send } = createSender([], 405);
  await expect(runDemoCall(demo, save, patient, undefined, send)).rejects.toThrow('Not now.');
  expect(requests).toHaveLength(1);
});
