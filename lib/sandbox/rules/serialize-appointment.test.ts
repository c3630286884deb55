import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  callAndValidate,
  createDanaSandbox,
} from '../../../tests/support/sandbox/appointment-helpers';
import { addUser } from '../../../tests/support/sandbox/policy-helpers';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { Appointment } from '../sandbox-data';

function createAppointmentSandbox() {
  const sandbox = createDanaSandbox();
  const read = async (token: string = tokens.patient) =>
    (await callAndValidate(sandbox, 'getAppointment', { path: { id: 70412 }, token })).json;
  const change = (changes: Partial<Appointment>) => {
    const appointment = sandbox.store.get('appointments', 70412);
    if (appointment) sandbox.store.put('appointments', { ...appointment, ...changes });
  };
  return { ...sandbox, read, change };
}

const privilegedFields = {
  appointmentFeeNet: 48,
  appointmentExtraFlatCommission: 5,
  extras: [{ amount: 18, currency: 'EUR' }],
  pastRevisions: [{ status: 'REQUESTED' }],
  invoices: [{ invoiceId: 33901 }],
} satisfies Partial<Appointment>;

describe('an appointment in responses', () => {
  it('contains the example of the API description, except for the timeout', async () => {
    const { content } =
      getOpenApiDocument().paths['/appointments/{id}']?.get?.responses['200'] ?? {};
    const example: unknown = content?.['application/json']?.examples?.videoVisit?.value;
    const { minutesToExpiration: _minutes, ...expected } = z
      .record(z.string(), z.unknown())
      .parse(example);
    expect(await createAppointmentSandbox().read()).toMatchObject(expected);
  });

  it('contains privileged fields only for privileged callers', async () => {
    const { read, change } = createAppointmentSandbox();
    change(privilegedFields);
    expect(await read(tokens.support)).toMatchObject(privilegedFields);
    for (const token of [tokens.patient, tokens.carrier, tokens.doctor]) {
      const appointment = await read(token);
      for (const field of Object.keys(privilegedFields))
        expect(appointment).not.toHaveProperty(field);
    }
  });

  it('contains them for privileged callers of the patient’s company only', async () => {
    const sandbox = createAppointmentSandbox();
    sandbox.change(privilegedFields);
    const readAs = (companyId: number) =>
      sandbox.read(addUser(sandbox, [{ companyId, grantEnum: 'BILLING' }], { policyIds: [30771] }));
    expect(await readAs(118)).toMatchObject(privilegedFields);
    const appointment = await readAs(119);
    for (const field of Object.keys(privilegedFields))
      expect(appointment).not.toHaveProperty(field);
  });

  it('contains only the timestamp, type, public note, and initiator id of its event', async () => {
    const { read, change } = createAppointmentSandbox();
    change({ event: { type: 'REVIEW', internalNote: 'secret', assigneeId: 1, initiatorId: -2 } });
    expect(await read()).toHaveProperty('event', { type: 'REVIEW', initiatorId: -2 });
  });

  it('contains blank names and addresses until it is approved', async () => {
    const { read, change } = createAppointmentSandbox();
    change({ status: 'REQUESTED' });
    expect(await read()).toMatchObject({
      profileDetails: { name: '', lastName: '', city: '', prefix: 'DR' },
    });
  });

  it('contains local times according to deltaTime', async () => {
    const { read, store } = createAppointmentSandbox();
    const profile = store.get('profiles', 5120);
    if (profile) store.put('profiles', { ...profile, deltaTime: 60 });
    expect(await read()).toMatchObject({
      scheduledTimestamp: '2027-03-02T09:30:00Z',
      scheduledLocalTimestamp: '2027-03-02T10:30:00+01:00',
      scheduledProfileTimestamp: '2027-03-02T10:30:00+01:00',
      scheduledPatientTimestamp: '2027-03-02T09:30:00Z',
    });
  });

  it('never contains internal fields', async () => {
    const { read, change } = createAppointmentSandbox();
    change({ expires: '2027-03-02T09:55:00Z' });
    for (const token of Object.values(tokens)) {
      const appointment = await read(token);
      for (const field of ['id', 'locationType', 'statusSince', 'expires']) {
        expect(appointment).not.toHaveProperty(field);
      }
    }
  });
});
