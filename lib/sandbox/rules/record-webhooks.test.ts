import { describe, expect, it } from 'vitest';
import { createDanaSandbox } from '../../../tests/support/sandbox/appointment-helpers';
import type { TestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import { recordAppointmentWebhook, recordPolicyWebhook } from './record-webhooks';

const listPayloads = ({ store }: TestSandbox): unknown[] =>
  store.list('webHooks').map(({ payload }) => payload);

function record(sandbox: TestSandbox, reason: Parameters<typeof recordAppointmentWebhook>[2]) {
  const appointment = sandbox.store.get('appointments', 70412);
  if (appointment) recordAppointmentWebhook(sandbox, appointment, reason);
  return listPayloads(sandbox).at(-1);
}

describe('the webhook of an appointment', () => {
  it('contains the appointment, the profile, the reason, and a message to each party', () => {
    const payload = record(createDanaSandbox(), 'STATUS_CHANGE');
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
        details: 'March 2, 2027 at 9:30',
        action: 'See the appointment',
        link: 'appointment-details=70412',
        notes: ['Have your insurance card at hand.'],
        calendarType: 'SCHEDULE',
      },
      profileMessage: {
        description: 'A video visit is confirmed.',
        details: 'Dana Example, March 2, 2027 at 9:30',
        link: 'appointment-details=70412',
        notes: [],
        calendarType: 'SCHEDULE',
      },
    });
  });

  it('contains the invoices of the appointment', () => {
    const sandbox = createDanaSandbox();
    expect(record(sandbox, 'STATUS_CHANGE')).not.toHaveProperty('invoices');
    const appointment = sandbox.store.get('appointments', 70412);
    const invoices = [{ invoiceId: 1, amount: 12, currency: 'EUR' }];
    if (appointment) sandbox.store.put('appointments', { ...appointment, invoices });
    expect(record(sandbox, 'APPOINTMENT_INVOICE')).toMatchObject({ invoices });
  });

  it('contains neither privileged fields other than invoices, nor internal fields', () => {
    const payload = record(createDanaSandbox(), 'STATUS_CHANGE');
    for (const field of ['appointmentFeeNet', 'appointmentExtraFlatCommission', 'extras', 'id']) {
      expect(payload).not.toHaveProperty(field);
    }
    expect(JSON.stringify(payload)).not.toMatch(/statusSince|"locationType"|"addresses"/);
  });

  it('matches the schema AppointmentHook, which sampleAppointmentWebHook accepts', async () => {
    const sandbox = createDanaSandbox();
    for (const reason of ['STATUS_CHANGE', 'NEW_CHAT_MESSAGE', 'REVIEW_REMINDER'] as const) {
      const body = record(sandbox, reason);
      const response = await sandbox.call('sampleAppointmentWebHook', { body });
      await expectToSatisfyApiSpec('sampleAppointmentWebHook', response);
      expect(response.status).toBe(204);
    }
  });

  it('has the reason STATUS_CHANGE for a new status, and UPDATE_APPOINTMENT otherwise', async () => {
    const sandbox = createDanaSandbox();
    const save = (body: object) =>
      sandbox.call('saveAppointment', { body: { appointmentId: 70412, ...body } });
    await save({ notes: 'new' });
    await save({ status: 'PATIENT_CANCELLED_APPOINTMENT' });
    expect(listPayloads(sandbox)).toMatchObject([
      { reason: 'UPDATE_APPOINTMENT', patientMessage: { calendarType: 'SCHEDULE' } },
      { reason: 'STATUS_CHANGE', patientMessage: { calendarType: 'CANCEL' } },
    ]);
  });

  it('has blank names if the appointment was never approved', async () => {
    const sandbox = createDanaSandbox();
    sandbox.store.remove('appointments', 70412);
    const body = { patientId: 90144, profileId: 5120, locationId: 8841 };
    await sandbox.call('saveAppointment', { body });
    expect(listPayloads(sandbox)).toMatchObject([
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

  it('is stored until there are 100 newer ones', () => {
    const sandbox = createDanaSandbox();
    for (let time = 0; time < 105; time += 1) record(sandbox, 'UPDATE_APPOINTMENT');
    expect(sandbox.store.list('webHooks')).toHaveLength(100);
  });
});

describe('the webhook of a policy', () => {
  it('contains the ids and the status of the policy', () => {
    const sandbox = createDanaSandbox();
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
