import { describe, expect, it } from 'vitest';
import { tokens } from '../testing';
import { createDana, lastOf, refused, save, visit } from '../testing/appointments';

describe('who an appointment is for, and who saves it', () => {
  it('needs a patient that the caller may see', async () => {
    const sandbox = createDana();
    expect(await save(sandbox, { ...visit, patientId: 1e300 })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'patientId'),
    );
    expect(await save(sandbox, { ...visit, patientId: undefined })).toMatchObject(
      refused('SANDBOX_PATIENT_MISSING', 'patientId'),
    );
    expect((await save(sandbox, visit, tokens.profile)).status).toBe(200);
    expect(lastOf(sandbox).event).toMatchObject({ initiatorId: 0 });
  });

  it('says who saved: 0 the profile, -1 customer support, otherwise the subscriber', async () => {
    const sandbox = createDana();
    for (const [token, initiatorId] of [
      [tokens.profile, 0],
      [tokens.support, -1],
      [tokens.dana, 48213],
    ] as const) {
      await save(sandbox, { appointmentId: 70412, notes: token }, token);
      expect(sandbox.store.get('appointments', 70412)?.event?.initiatorId).toBe(initiatorId);
    }
  });
});
