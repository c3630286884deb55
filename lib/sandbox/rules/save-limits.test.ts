import { describe, expect, it } from 'vitest';
import { tokens } from '../testing';
import { call, createDana, lastOf, refused, save, visit } from '../testing/appointments';

describe('the limits of a save', () => {
  const update = { appointmentId: 70412, appointmentRevisionId: 3 };

  it('leave appointmentId and appointmentRevisionId blank on creation', async () => {
    const sandbox = createDana();
    expect(await save(sandbox, { ...visit, appointmentRevisionId: 1 })).toMatchObject(
      refused('SANDBOX_REVISION_ON_CREATION', 'appointmentRevisionId'),
    );
    expect(await save(sandbox, { ...visit, appointmentId: 1 })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'appointmentId'),
    );
  });

  it('check by appointmentRevisionId that the appointment has not changed in the meantime', async () => {
    const sandbox = createDana();
    await save(sandbox, { appointmentId: 70412, notes: 'without a revision' });
    expect(await save(sandbox, { ...update, notes: 'late' })).toMatchObject(
      refused('SANDBOX_REVISION_CONFLICT', 'appointmentRevisionId', { found: 3, expected: 4 }),
    );
  });

  it('let only customer support change minutesToExpiration', async () => {
    const sandbox = createDana();
    await save(sandbox, visit);
    const { id } = lastOf(sandbox);
    expect(await save(sandbox, { appointmentId: id, minutesToExpiration: 60 })).toMatchObject(
      refused('SANDBOX_EXPIRATION_OF_SUPPORT', 'minutesToExpiration', { expected: 45 }),
    );
    const same = { appointmentId: id, minutesToExpiration: 45, notes: 'same' };
    expect((await save(sandbox, same)).status).toBe(200);
    expect((await save(sandbox, { ...same, status: 'PROPOSED' })).status).toBe(200);
    expect(lastOf(sandbox).expires).toBe('2027-03-02T11:10:00Z');
    for (const [sent, shown] of [
      [60, 60],
      [-1e300, 0],
    ]) {
      await save(sandbox, { appointmentId: id, status: 'CS_OFFER' }, tokens.support);
      const body = { appointmentId: id, minutesToExpiration: sent };
      expect((await save(sandbox, body, tokens.support)).status).toBe(200);
      expect(lastOf(sandbox).expires).toBe(
        shown === 60 ? '2027-03-02T10:10:00Z' : '2027-03-02T09:10:00Z',
      );
    }
    await call(sandbox, 'getAppointment', { path: { id } });
    expect(lastOf(sandbox)).toMatchObject({ status: 'OFFER_EXPIRED', event: { initiatorId: -2 } });
    const far = { appointmentId: id, minutesToExpiration: 1e300 };
    expect((await save(sandbox, far, tokens.support)).status).toBe(200);
  });

  it('let only a profile change fee fields', async () => {
    const sandbox = createDana();
    const body = { appointmentId: 70412, appointmentFeeNet: 50 };
    for (const token of [tokens.dana, tokens.support, tokens.carrier]) {
      expect(await save(sandbox, body, token)).toMatchObject(
        refused('SANDBOX_FEE_OF_PROFILE', 'appointmentFeeNet'),
      );
    }
    const commission = { appointmentId: 70412, appointmentExtraFlatCommission: 99 };
    expect(await save(sandbox, commission)).toMatchObject(
      refused('SANDBOX_FEE_OF_PROFILE', 'appointmentExtraFlatCommission'),
    );
    expect((await save(sandbox, { ...body, appointmentFeeNet: 48 })).status).toBe(200);
    expect((await save(sandbox, body, tokens.profile)).status).toBe(200);
    expect(sandbox.store.get('appointments', 70412)?.appointmentFeeNet).toBe(50);
  });
});
