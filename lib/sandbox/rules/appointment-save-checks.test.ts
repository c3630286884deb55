import { describe, expect, it } from 'vitest';
import {
  callAndValidate,
  callSaveAppointment,
  createDanaSandbox,
  expectedError,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';

describe('the checks of an appointment request', () => {
  const update = { appointmentId: 70412, appointmentRevisionId: 3 };

  it('refuse an appointmentId or appointmentRevisionId on creation', async () => {
    const sandbox = createDanaSandbox();
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, appointmentRevisionId: 1 }),
    ).toMatchObject(expectedError('SANDBOX_REVISION_ON_CREATION', 'appointmentRevisionId'));
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, appointmentId: 1 }),
    ).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'appointmentId'));
  });

  it('refuse an appointmentRevisionId that is no longer current', async () => {
    const sandbox = createDanaSandbox();
    await callSaveAppointment(sandbox, { appointmentId: 70412, notes: 'without a revision' });
    expect(await callSaveAppointment(sandbox, { ...update, notes: 'late' })).toMatchObject(
      expectedError('SANDBOX_REVISION_CONFLICT', 'appointmentRevisionId', {
        found: 3,
        expected: 4,
      }),
    );
  });

  it('allow only customer support to change minutesToExpiration', async () => {
    const sandbox = createDanaSandbox();
    await callSaveAppointment(sandbox, videoVisitRequest);
    const { id } = lastAppointment(sandbox);
    expect(
      await callSaveAppointment(sandbox, { appointmentId: id, minutesToExpiration: 60 }),
    ).toMatchObject(
      expectedError('SANDBOX_EXPIRATION_OF_SUPPORT', 'minutesToExpiration', { expected: 45 }),
    );
    const same = { appointmentId: id, minutesToExpiration: 45, notes: 'same' };
    expect((await callSaveAppointment(sandbox, same)).status).toBe(200);
    expect((await callSaveAppointment(sandbox, { ...same, status: 'PROPOSED' })).status).toBe(200);
    expect(lastAppointment(sandbox).expires).toBe('2027-03-02T11:10:00Z');
    for (const [sent, minutes] of [
      [60, 60],
      [-1e300, 0],
    ]) {
      await callSaveAppointment(sandbox, { appointmentId: id, status: 'CS_OFFER' }, tokens.support);
      const body = { appointmentId: id, minutesToExpiration: sent };
      expect((await callSaveAppointment(sandbox, body, tokens.support)).status).toBe(200);
      expect(lastAppointment(sandbox).expires).toBe(
        minutes === 60 ? '2027-03-02T10:10:00Z' : '2027-03-02T09:10:00Z',
      );
    }
    await callAndValidate(sandbox, 'getAppointment', { path: { id } });
    expect(lastAppointment(sandbox)).toMatchObject({
      status: 'OFFER_EXPIRED',
      event: { initiatorId: -2 },
    });
    const far = { appointmentId: id, minutesToExpiration: 1e300 };
    expect((await callSaveAppointment(sandbox, far, tokens.support)).status).toBe(200);
  });

  it('allow only a profile to change fee fields', async () => {
    const sandbox = createDanaSandbox();
    const body = { appointmentId: 70412, appointmentFeeNet: 50 };
    for (const token of [tokens.patient, tokens.support, tokens.carrier]) {
      expect(await callSaveAppointment(sandbox, body, token)).toMatchObject(
        expectedError('SANDBOX_FEE_OF_PROFILE', 'appointmentFeeNet'),
      );
    }
    const commission = { appointmentId: 70412, appointmentExtraFlatCommission: 99 };
    expect(await callSaveAppointment(sandbox, commission)).toMatchObject(
      expectedError('SANDBOX_FEE_OF_PROFILE', 'appointmentExtraFlatCommission'),
    );
    expect((await callSaveAppointment(sandbox, { ...body, appointmentFeeNet: 48 })).status).toBe(
      200,
    );
    expect((await callSaveAppointment(sandbox, body, tokens.doctor)).status).toBe(200);
    expect(sandbox.store.get('appointments', 70412)?.appointmentFeeNet).toBe(50);
  });
});
