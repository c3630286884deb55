import { describe, expect, it } from 'vitest';
import type { OperationId } from '../api';
import { expectInContract } from '../contract/expect-in-contract';
import { dana } from '../seed/dana';
import { createTestSandbox, type TestSandbox, tokens } from '../testing';
import type { Appointment, Profile } from '../world';

/** A sandbox with Dana's world only: what else is in the everyday one does not matter here. */
function createDana(): TestSandbox {
  const sandbox = createTestSandbox();
  sandbox.store.load(dana);
  return sandbox;
}

const visit = {
  patientId: 90144,
  profileId: 5120,
  locationId: 8841,
  speciality: 'GENERAL',
  scheduledTimestamp: '2027-03-02T14:00:00Z',
};

type Sent = Parameters<TestSandbox['call']>[1];

/** Makes a call and holds its answer against the description. */
async function call(sandbox: TestSandbox, id: OperationId, sent?: Sent) {
  const answer = await sandbox.call(id, sent);
  await expectInContract(id, answer);
  return answer;
}

const save = (sandbox: TestSandbox, body: object, token: string = tokens.dana) =>
  call(sandbox, 'saveAppointment', { body, token });

const refused = (error: string, field: string, more: object = {}) => ({
  status: 405,
  json: { error, data: { field, ...more } },
});

/** The appointment that was saved last. */
function lastOf({ store }: TestSandbox): Appointment {
  const last = store.list('appointments').at(-1);
  if (!last) throw new Error('There is no appointment');
  return last;
}

function changeProfile({ store }: TestSandbox, change: (profile: Profile) => Partial<Profile>) {
  const profile = store.get('profiles', 5120);
  if (profile) store.put('profiles', { ...profile, ...change(profile) });
}

const changeLocation = (sandbox: TestSandbox, changes: Partial<Profile['locations'][number]>) =>
  changeProfile(sandbox, ({ locations }) => ({
    locations: locations.map((location) => ({ ...location, ...changes })),
  }));

describe('saveAppointment on creation', () => {
  it('answers with the full token status', async () => {
    const { status, json } = await save(createDana(), visit);
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: tokens.dana, subscriberId: 48213 });
    expect(JSON.stringify(json)).toContain('1000001');
  });

  it('gives the id and the first revision, and the status REQUESTED with its time-out', async () => {
    const sandbox = createDana();
    await save(sandbox, visit);
    const { json } = await call(sandbox, 'getAppointment', { path: { id: lastOf(sandbox).id } });
    expect(json).toMatchObject({
      ...visit,
      appointmentRevisionId: 1,
      status: 'REQUESTED',
      minutesToExpiration: 45,
      appointmentType: 'VIDEO_VISIT',
      appointmentFee: 60,
      appointmentCurrency: 'EUR',
      excessAmount: 12,
      excessCurrency: 'EUR',
      chunkStatus: 'COVERED',
      paymentStatus: 'EXCESS',
      appointmentCountry: 'PT',
      canPrescribe: true,
      event: { timestamp: '2027-03-02T09:10:00Z', initiatorId: 48213 },
    });
  });

  it('leaves appointmentId and appointmentRevisionId blank', async () => {
    const sandbox = createDana();
    expect(await save(sandbox, { ...visit, appointmentRevisionId: 1 })).toMatchObject(
      refused('SANDBOX_REVISION_ON_CREATION', 'appointmentRevisionId'),
    );
    expect(await save(sandbox, { ...visit, appointmentId: 1 })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'appointmentId'),
    );
  });

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

  it('needs a profile that is there and is not disabled', async () => {
    const sandbox = createDana();
    expect(await save(sandbox, { ...visit, profileId: 1 })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'profileId'),
    );
    expect(await save(sandbox, { patientId: 90144 })).toMatchObject(
      refused('SANDBOX_PROFILE_MISSING', 'profileId'),
    );
    changeProfile(sandbox, () => ({ disabled: true }));
    expect(await save(sandbox, visit)).toMatchObject(
      refused('SANDBOX_PROFILE_DISABLED', 'profileId'),
    );
  });

  it('has speciality mandatory when the profile has several allowed specialties', async () => {
    const sandbox = createDana();
    const { speciality: _speciality, ...open } = visit;
    await save(sandbox, open);
    expect(lastOf(sandbox).speciality).toBe('GENERAL');
    expect(await save(sandbox, { ...visit, speciality: 'DENTIST' })).toMatchObject(
      refused('SANDBOX_SPECIALITY_NOT_ALLOWED', 'speciality', { allowed: ['GENERAL'] }),
    );
    changeProfile(sandbox, () => ({ specialty: ['GENERAL', 'DENTIST'] }));
    expect(await save(sandbox, open)).toMatchObject(
      refused('SANDBOX_SPECIALITY_MISSING', 'speciality', { allowed: ['GENERAL', 'DENTIST'] }),
    );
    expect((await save(sandbox, { ...visit, speciality: 'DENTIST' })).status).toBe(200);
  });

  it('has a location that must belong to the specified profile, is enabled, and of the type', async () => {
    const sandbox = createDana();
    expect(await save(sandbox, { ...visit, locationId: 1 })).toMatchObject(
      refused('SANDBOX_LOCATION_OF_OTHER_PROFILE', 'locationId', { allowed: [8841] }),
    );
    expect(await save(sandbox, { ...visit, locationType: 'HOME_VISIT' })).toMatchObject(
      refused('SANDBOX_LOCATION_TYPE_MISFIT', 'locationType', { expected: 'VIDEO_VISIT' }),
    );
    expect((await save(sandbox, { ...visit, locationId: undefined })).status).toBe(200);
    expect(lastOf(sandbox).locationId).toBe(8841);
    changeLocation(sandbox, { status: 'ARCHIVED' });
    expect(await save(sandbox, visit)).toMatchObject(
      refused('SANDBOX_LOCATION_DISABLED', 'locationId'),
    );
    expect(await save(sandbox, { ...visit, locationId: undefined })).toMatchObject(
      refused('SANDBOX_LOCATION_MISSING', 'locationId'),
    );
  });

  it('takes the fee outside of working hours where the visit is then', async () => {
    const sandbox = createDana();
    await save(sandbox, { ...visit, scheduledTimestamp: '2027-03-02T20:00:00Z' });
    expect(lastOf(sandbox)).toMatchObject({ appointmentFee: 80, excessAmount: 16 });
  });

  it('applies a promo code only by its rules', async () => {
    const sandbox = createDana();
    await save(sandbox, { ...visit, promoCodeId: 2204 });
    expect(lastOf(sandbox)).toMatchObject({ appointmentFee: 54, promoCode: { key: 'WELCOME10' } });
    expect(await save(sandbox, { ...visit, promoCodeId: 1 })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'promoCodeId'),
    );
    const promoCode = sandbox.store.get('promoCodes', 2204);
    if (!promoCode) throw new Error('no promo code');
    sandbox.store.put('promoCodes', { ...promoCode, minimalApplicableCost: 61 });
    expect(await save(sandbox, { ...visit, promoCodeId: 2204 })).toMatchObject(
      refused('SANDBOX_PROMO_CODE_COST', 'promoCodeId'),
    );
    sandbox.store.put('promoCodes', { ...promoCode, locationTypes: ['HOME_VISIT'] });
    expect(await save(sandbox, { ...visit, promoCodeId: 2204 })).toMatchObject(
      refused('SANDBOX_PROMO_CODE_LOCATION', 'promoCodeId'),
    );
    sandbox.store.put('promoCodes', { ...promoCode, lastDay: '2027-03-01' });
    expect(await save(sandbox, { ...visit, promoCodeId: 2204 })).toMatchObject(
      refused('SANDBOX_PROMO_CODE_EXPIRED', 'promoCodeId'),
    );
  });

  it('accepts what only requests have, and any moment that the format allows', async () => {
    const sandbox = createDana();
    const extreme = {
      ...visit,
      requestPreference: 'PRESCRIPTION',
      patientCountry: 'ES',
      suggestedCountry: 'PT',
      preferredData: 'anything',
      preferredGender: 'BOTH',
      creationDelaySeconds: -1e300,
      locationType: 'VIDEO_VISIT',
      caseId: 1e300,
      scheduledTimestamp: '9999-12-31T23:59:59-23:59',
      voucherStatus: 'VALID',
      voucherExpirationDate: '9999-12-31',
      photos: [{ base64Data: 'aGVsbG8=', name: 'Throat' }],
      event: { publicNote: 'Please be quick.', internalNote: 'secret', initiatorId: -1 },
    };
    expect((await save(sandbox, extreme)).status).toBe(200);
    const { json } = await call(sandbox, 'getAppointment', { path: { id: lastOf(sandbox).id } });
    expect(json).toMatchObject({
      scheduledTimestamp: '9999-12-31T23:59:59Z',
      appointmentCountry: 'ES',
      appointmentSearchedCountry: 'PT',
      canPrescribe: false,
      photos: [{ path: expect.stringMatching(/^photo-\d+\.png$/), fileSize: 5 }],
      event: { publicNote: 'Please be quick.', initiatorId: 48213 },
    });
    expect(JSON.stringify(json)).not.toMatch(/secret|base64|anything/);
  });
});

describe('saveAppointment on update', () => {
  const update = { appointmentId: 70412, appointmentRevisionId: 3 };

  it('makes the next revision, keeps the former state, and leaves missing fields unchanged', async () => {
    const sandbox = createDana();
    await save(sandbox, { ...update, notes: 'Now with fever.' });
    const { json } = await call(sandbox, 'getAppointment', {
      path: { id: 70412 },
      token: tokens.support,
    });
    expect(json).toMatchObject({
      appointmentRevisionId: 4,
      notes: 'Now with fever.',
      email: 'dana@example.com',
      status: 'APPOINTMENT_SCHEDULED',
      appointmentFee: 60,
      paymentStatus: 'COVERED',
      pastRevisions: [{ appointmentRevisionId: 3, notes: 'Sore throat for three days.' }],
    });
    expect(JSON.stringify(json)).not.toMatch(/statusSince|locationType|"expires"/);
  });

  it('checks by appointmentRevisionId that the appointment has not changed in the meantime', async () => {
    const sandbox = createDana();
    await save(sandbox, { appointmentId: 70412, notes: 'without a revision' });
    expect(await save(sandbox, { ...update, notes: 'late' })).toMatchObject(
      refused('SANDBOX_REVISION_CONFLICT', 'appointmentRevisionId', { found: 3, expected: 4 }),
    );
  });

  it('cannot change the speciality', async () => {
    expect(await save(createDana(), { ...update, speciality: 'DENTIST' })).toMatchObject(
      refused('SANDBOX_SPECIALITY_FIXED', 'speciality', { expected: 'GENERAL' }),
    );
  });

  it('demands the extra details of the location to confirm, and not for a request', async () => {
    const sandbox = createDana();
    changeLocation(sandbox, {
      requiredData: 'PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE',
      requiresHomeAddress: 'REQUIRED',
    });
    expect((await save(sandbox, visit)).status).toBe(200);
    const confirm = { appointmentId: lastOf(sandbox).id, status: 'APPOINTMENT_SCHEDULED' };
    expect(await save(sandbox, { ...confirm, passportNumber: 'EX4471902' })).toMatchObject(
      refused('SANDBOX_DETAILS_MISSING', 'passportCountryEnum', {
        missing: ['passportCountryEnum', 'passportIssueDate', 'homeAddressInHomeCountry'],
      }),
    );
    const details = {
      passportNumber: 'EX4471902',
      passportCountryEnum: 'PT',
      passportIssueDate: '2020-01-01',
      homeAddressInHomeCountry: '1 Example Street',
    };
    expect((await save(sandbox, { ...confirm, ...details })).status).toBe(200);
    expect(lastOf(sandbox)).toMatchObject({ ...details, status: 'APPOINTMENT_SCHEDULED' });
  });

  it('allows every published status after every other, as transitions are not shown', async () => {
    const sandbox = createDana();
    for (const status of ['CLAIM_CANCELED', 'PROPOSED', 'NO_SHOW', 'ALTERNATIVE_OFFERED']) {
      expect((await save(sandbox, { appointmentId: 70412, status })).status).toBe(200);
    }
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      appointmentRevisionId: 7,
      status: 'ALTERNATIVE_OFFERED',
    });
  });

  it('lets only customer support change minutesToExpiration', async () => {
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

  it('lets only a profile change fee fields', async () => {
    const sandbox = createDana();
    const body = { appointmentId: 70412, appointmentFeeNet: 50 };
    for (const token of [tokens.dana, tokens.support, tokens.carrier]) {
      expect(await save(sandbox, body, token)).toMatchObject(
        refused('SANDBOX_FEE_OF_PROFILE', 'appointmentFeeNet'),
      );
    }
    expect((await save(sandbox, { ...body, appointmentFeeNet: 48 })).status).toBe(200);
    expect((await save(sandbox, body, tokens.profile)).status).toBe(200);
    expect(sandbox.store.get('appointments', 70412)?.appointmentFeeNet).toBe(50);
  });

  it('works out fee and excess anew where the time changes', async () => {
    const sandbox = createDana();
    await save(sandbox, { ...update, scheduledTimestamp: '2027-03-02T19:00:00Z' });
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      appointmentFee: 80,
      excessAmount: 16,
      paymentStatus: 'COVERED',
    });
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

describe('saveAppointments', () => {
  it('saves each of the list', async () => {
    const sandbox = createDana();
    const body = [visit, { appointmentId: 70412, notes: 'one' }, { appointmentId: 70412 }];
    const answer = await call(sandbox, 'saveAppointments', { body });
    expect(answer.status).toBe(204);
    expect(sandbox.store.list('appointments')).toHaveLength(2);
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      notes: 'one',
      appointmentRevisionId: 5,
    });
  });

  it('saves none where a rule is against one, and names that one', async () => {
    const sandbox = createDana();
    const body = [visit, { ...visit, locationId: 1 }];
    expect(await call(sandbox, 'saveAppointments', { body })).toMatchObject(
      refused('SANDBOX_LOCATION_OF_OTHER_PROFILE', '[1].locationId'),
    );
    expect(sandbox.store.list('appointments')).toHaveLength(1);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });

  it('takes an empty list, and no more than the sandbox can bear', async () => {
    const sandbox = createDana();
    expect((await call(sandbox, 'saveAppointments', { body: [] })).status).toBe(204);
    const body = Array.from({ length: 501 }, () => visit);
    expect(await call(sandbox, 'saveAppointments', { body })).toMatchObject(
      refused('SANDBOX_TOO_MANY_APPOINTMENTS', 'body'),
    );
  });
});

describe('appointments that are read', () => {
  it('are those of the caller: patient, profile, carrier, support', async () => {
    const sandbox = createDana();
    for (const token of Object.values(tokens)) {
      const { json } = await call(sandbox, 'listAppointments', { token });
      expect(json, token).toMatchObject([{ appointmentId: 70412 }]);
    }
    const person = sandbox.store.get('people', 90144);
    const policy = sandbox.store.get('policies', 30771);
    if (!person || !policy) throw new Error('no person');
    sandbox.store.put('people', { ...person, subscriberId: 1, policyId: 9 });
    sandbox.store.put('policies', { ...policy, id: 9, policyId: 9, companyId: 7 });
    for (const token of [tokens.dana, tokens.carrier]) {
      expect((await call(sandbox, 'listAppointments', { token })).json).toEqual([]);
      expect(await call(sandbox, 'getAppointment', { path: { id: 70412 }, token })).toMatchObject(
        refused('SANDBOX_NOT_FOUND', 'id'),
      );
    }
  });

  it('come by the time of the visit', async () => {
    const sandbox = createDana();
    await save(sandbox, { ...visit, scheduledTimestamp: '2027-03-02T09:00:00Z' });
    await save(sandbox, { ...visit, scheduledTimestamp: undefined });
    const { json } = await call(sandbox, 'listAppointments');
    expect(json).toMatchObject([
      { scheduledTimestamp: '2027-03-02T09:00:00Z' },
      { appointmentId: 70412 },
      { status: 'REQUESTED' },
    ]);
  });

  it('of a policy are for those who may see it; a wrong company is forbidden', async () => {
    const sandbox = createDana();
    const list = (token: string, id = 30771) =>
      call(sandbox, 'listAppointmentsOfPolicy', { path: { id }, token });
    for (const token of [tokens.dana, tokens.carrier, tokens.support]) {
      expect((await list(token)).json).toMatchObject([{ appointmentId: 70412 }]);
    }
    expect(await list(tokens.dana, 1)).toMatchObject(refused('SANDBOX_NOT_FOUND', 'id'));
    expect(await list(tokens.profile)).toMatchObject(refused('SANDBOX_NOT_FOUND', 'id'));
    const policy = sandbox.store.get('policies', 30771);
    if (policy) sandbox.store.put('policies', { ...policy, companyId: 7 });
    expect((await list(tokens.carrier)).status).toBe(403);
  });
});

describe('the token of a video visit', () => {
  it('is the same at every call, also for a dispatched visit and outside of the time to join', async () => {
    const sandbox = createDana();
    const path = { id: 70412 };
    const token = { token: '9c1d-example-join-token' };
    expect((await call(sandbox, 'createVideoToken', { path })).json).toEqual(token);
    sandbox.clock.advance(100_000);
    const query = { dispatch: 'night-shift' };
    expect((await call(sandbox, 'createDispatchVideoToken', { path, query })).json).toEqual(token);
    await save(sandbox, visit);
    const { id } = lastOf(sandbox);
    expect((await call(sandbox, 'createVideoToken', { path: { id } })).json).toEqual({
      token: `sandbox-join-${id}`,
    });
  });

  it('is for video visits only', async () => {
    const sandbox = createDana();
    const appointment = sandbox.store.get('appointments', 70412);
    if (appointment) {
      sandbox.store.put('appointments', { ...appointment, locationType: 'CLINIC_VISIT' });
    }
    expect(await call(sandbox, 'createVideoToken', { path: { id: 70412 } })).toMatchObject(
      refused('SANDBOX_NO_VIDEO_VISIT', 'id'),
    );
    expect(await call(sandbox, 'createVideoToken', { path: { id: 1 } })).toMatchObject(
      refused('SANDBOX_NOT_FOUND', 'id'),
    );
  });
});

describe('sampleAppointmentWebHook', () => {
  it('is a sample only', async () => {
    const sandbox = createDana();
    const body = { reason: 'STATUS_CHANGE', appointmentId: 70412 };
    expect((await call(sandbox, 'sampleAppointmentWebHook', { body })).status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });
});
