import { describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import { danaData } from '../seed/dana-data';
import { recordAppointmentWebhook, recordPolicyWebhook } from './record-webhooks';

function createDana(): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.store.load(danaData);
  return sandbox;
}

const payloads = ({ store }: TestSandbox): unknown[] =>
  store.list('webHooks').map(({ payload }) => payload);

function send(sandbox: TestSandbox, reason: Parameters<typeof recordAppointmentWebhook>[2]) {
  const appointment = sandbox.store.get('appointments', 70412);
  if (appointment) recordAppointmentWebhook(sandbox, appointment, reason);
  return payloads(sandbox).at(-1);
}

describe('the web hook of an appointment', () => {
  it('holds the appointment, the profile, the reason and a message to each party', () => {
    const payload = send(createDana(), 'STATUS_CHANGE');
    expect(payload).toMatchObject({
      reason: 'STATUS_CHANGE',
      appointmentId: 70412,
      status: 'APPOINTMENT_SCHEDULED',
      appointmentFee: 60,
      patient: { personId: 90144, firstName: 'Dana' },
      profile: { profileId: 5120, name: 'Alex', lastName: 'Sample' },
      profileDetails: { clinicName: 'Example Clinic' },
      patientMessage: {
        description: 'Your video visit is confirmed.',
        details: '2 March 2027 at 9:30',
        action: 'See the appointment',
        link: 'appointment-details=70412',
        notes: ['Have your insurance card at hand.'],
        calendarType: 'SCHEDULE',
      },
      profileMessage: {
        description: 'A video visit is confirmed.',
        details: 'Dana Example, 2 March 2027 at 9:30',
        link: 'appointment-details=70412',
        notes: [],
        calendarType: 'SCHEDULE',
      },
    });
  });

  it('has no privileged field and nothing that only the sandbox knows', () => {
    const payload = send(createDana(), 'STATUS_CHANGE');
    for (const field of ['appointmentFeeNet', 'appointmentExtraFlatCommission', 'extras', 'id']) {
      expect(Object(payload)[field]).toBeUndefined();
    }
    expect(JSON.stringify(payload)).not.toMatch(/statusSince|"locationType"|"addresses"/);
  });

  it('fits the schema AppointmentHook, in which a partner could send it as a sample', async () => {
    const sandbox = createDana();
    for (const reason of ['STATUS_CHANGE', 'NEW_CHAT_MESSAGE', 'REVIEW_REMINDER'] as const) {
      const body = send(sandbox, reason);
      const answer = await sandbox.call('sampleAppointmentWebHook', { body });
      await expectToSatisfyApiSpec('sampleAppointmentWebHook', answer);
      expect(answer.status).toBe(204);
    }
  });

  it('is sent as STATUS_CHANGE with the calendar to clear, and as UPDATE_APPOINTMENT', async () => {
    const sandbox = createDana();
    const save = (body: object) =>
      sandbox.call('saveAppointment', { body: { appointmentId: 70412, ...body } });
    await save({ notes: 'new' });
    await save({ status: 'PATIENT_CANCELLED_APPOINTMENT' });
    expect(payloads(sandbox)).toMatchObject([
      { reason: 'UPDATE_APPOINTMENT', patientMessage: { calendarType: 'SCHEDULE' } },
      { reason: 'STATUS_CHANGE', patientMessage: { calendarType: 'CANCEL' } },
    ]);
  });

  it('leaves names blank for a request that nobody has approved', async () => {
    const sandbox = createDana();
    sandbox.store.remove('appointments', 70412);
    const body = { patientId: 90144, profileId: 5120, locationId: 8841 };
    await sandbox.call('saveAppointment', { body });
    expect(payloads(sandbox)).toMatchObject([
      {
        reason: 'STATUS_CHANGE',
        status: 'REQUESTED',
        minutesToExpiration: 45,
        profile: { name: '', lastName: '' },
        patientMessage: { details: '', calendarType: 'NONE' },
        profileMessage: { details: 'Dana Example' },
      },
    ]);
  });

  it('is kept for the reader, up to a hundred of them', () => {
    const sandbox = createDana();
    for (let time = 0; time < 105; time += 1) send(sandbox, 'UPDATE_APPOINTMENT');
    expect(sandbox.store.list('webHooks')).toHaveLength(100);
  });
});

describe('the web hook of a policy', () => {
  it('names the policy and its status, as its payload is not published', () => {
    const sandbox = createDana();
    const policy = sandbox.store.get('policies', 30771);
    if (policy) recordPolicyWebhook(sandbox, policy);
    expect(sandbox.store.list('webHooks')).toMatchObject([
      {
        hook: 'policyChanged',
        timestamp: '2027-03-02T09:10:00Z',
        payload: { policyId: 30771, companyId: 118, status: 'ACTIVE' },
      },
    ]);
  });
});
