import { describe, expect, it } from 'vitest';
import { addUser } from '../../../tests/support/sandbox/policy-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import { getOpenApiDocument } from '../../openapi/openapi-document';
import type { Appointment } from '../sandbox-data';
import { danaData } from '../seed/dana-data';

function createDana() {
  const sandbox = createTestSandbox();
  sandbox.store.load(danaData);
  const read = async (token: string = tokens.dana) => {
    const answer = await sandbox.call('getAppointment', { path: { id: 70412 }, token });
    await expectToSatisfyApiSpec('getAppointment', answer);
    return answer.json;
  };
  const change = (changes: Partial<Appointment>) => {
    const appointment = sandbox.store.get('appointments', 70412);
    if (appointment) sandbox.store.put('appointments', { ...appointment, ...changes });
  };
  return { ...sandbox, read, change };
}

const privileged = {
  appointmentFeeNet: 48,
  appointmentExtraFlatCommission: 5,
  extras: [{ amount: 18, currency: 'EUR' }],
  pastRevisions: [{ status: 'REQUESTED' }],
  invoices: [{ invoiceId: 33901 }],
} satisfies Partial<Appointment>;

describe('an appointment as the caller may see it', () => {
  it('holds what the example of the description shows, but no time-out', async () => {
    const { content } =
      getOpenApiDocument().paths['/appointments/{id}']?.get?.responses['200'] ?? {};
    const example: unknown = content?.['application/json']?.examples?.videoVisit?.value;
    const { minutesToExpiration: _minutes, ...shown } = Object(example);
    expect(await createDana().read()).toMatchObject(shown);
  });

  it('has privileged fields (net fee, extra commission, extras, past revisions, invoices) for privileged callers only', async () => {
    const { read, change } = createDana();
    change(privileged);
    expect(await read(tokens.support)).toMatchObject(privileged);
    for (const token of [tokens.dana, tokens.carrier, tokens.profile]) {
      const seen = await read(token);
      for (const field of Object.keys(privileged)) expect(seen).not.toHaveProperty(field);
    }
  });

  it('has them for a privileged caller of the patient’s company, and of no other', async () => {
    const sandbox = createDana();
    sandbox.change(privileged);
    const readAs = (companyId: number) =>
      sandbox.read(addUser(sandbox, [{ companyId, grantEnum: 'BILLING' }], { policyIds: [30771] }));
    expect(await readAs(118)).toMatchObject(privileged);
    const seen = await readAs(119);
    for (const field of Object.keys(privileged)) expect(seen).not.toHaveProperty(field);
  });

  it('has of its event only timestamp, type, public note and initiator id', async () => {
    const { read, change } = createDana();
    change({ event: { type: 'REVIEW', internalNote: 'secret', assigneeId: 1, initiatorId: -2 } });
    expect(await read()).toHaveProperty('event', { type: 'REVIEW', initiatorId: -2 });
  });

  it('has names and address blank until it is approved', async () => {
    const { read, change } = createDana();
    change({ status: 'REQUESTED' });
    expect(await read()).toMatchObject({
      profileDetails: { name: '', lastName: '', city: '', prefix: 'DR' },
    });
  });

  it('has the time of the place and of the profile by deltaTime', async () => {
    const { read, store } = createDana();
    const profile = store.get('profiles', 5120);
    if (profile) store.put('profiles', { ...profile, deltaTime: 60 });
    expect(await read()).toMatchObject({
      scheduledTimestamp: '2027-03-02T09:30:00Z',
      scheduledLocalTimestamp: '2027-03-02T10:30:00+01:00',
      scheduledProfileTimestamp: '2027-03-02T10:30:00+01:00',
      scheduledPatientTimestamp: '2027-03-02T09:30:00Z',
    });
  });

  it('never has what only the sandbox knows', async () => {
    const { read, change } = createDana();
    change({ expires: '2027-03-02T09:55:00Z' });
    for (const token of Object.values(tokens)) {
      const seen = await read(token);
      for (const field of ['id', 'locationType', 'statusSince', 'expires']) {
        expect(seen).not.toHaveProperty(field);
      }
    }
  });
});
