import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  createDanaSandbox,
  expectedError,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';

describe('the patient and the initiator of an appointment', () => {
  it('requires a patient that the caller can view', async () => {
    const sandbox = createDanaSandbox();
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, patientId: 1e300 }),
    ).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'patientId'));
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, patientId: undefined }),
    ).toMatchObject(expectedError('SANDBOX_PATIENT_MISSING', 'patientId'));
    expect((await callSaveAppointment(sandbox, videoVisitRequest, tokens.doctor)).status).toBe(200);
    expect(lastAppointment(sandbox).event).toMatchObject({ initiatorId: 0 });
  });

  it('records the initiator: 0 for the profile, -1 for customer support, otherwise the subscriber', async () => {
    const sandbox = createDanaSandbox();
    for (const [token, initiatorId] of [
      [tokens.doctor, 0],
      [tokens.support, -1],
      [tokens.patient, 48213],
    ] as const) {
      await callSaveAppointment(sandbox, { appointmentId: 70412, notes: token }, token);
      expect(sandbox.store.get('appointments', 70412)?.event?.initiatorId).toBe(initiatorId);
    }
  });
});
