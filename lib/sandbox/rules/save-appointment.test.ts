import { describe, expect, it } from 'vitest';
import {
  callAndValidate,
  callSaveAppointment,
  changeLocation,
  changeProfile,
  createDanaSandbox,
  expectedError,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';
import { tokens } from '../../../tests/support/sandbox/test-sandbox';

describe('creating an appointment', () => {
  it('returns the full token status', async () => {
    const { status, json } = await callSaveAppointment(createDanaSandbox(), videoVisitRequest);
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: tokens.patient, subscriberId: 48213 });
    expect(JSON.stringify(json)).toContain('1000001');
  });

  it('sets the id, the first revision, and the status REQUESTED with its timeout', async () => {
    const sandbox = createDanaSandbox();
    await callSaveAppointment(sandbox, videoVisitRequest);
    const { json } = await callAndValidate(sandbox, 'getAppointment', {
      path: { id: lastAppointment(sandbox).id },
    });
    expect(json).toMatchObject({
      ...videoVisitRequest,
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

  it('accepts request-only fields and extreme timestamps', async () => {
    const sandbox = createDanaSandbox();
    const extreme = {
      ...videoVisitRequest,
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
    expect((await callSaveAppointment(sandbox, extreme)).status).toBe(200);
    const { json } = await callAndValidate(sandbox, 'getAppointment', {
      path: { id: lastAppointment(sandbox).id },
    });
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

describe('updating an appointment', () => {
  const update = { appointmentId: 70412, appointmentRevisionId: 3 };

  it('creates the next revision, stores the previous state, and does not change missing fields', async () => {
    const sandbox = createDanaSandbox();
    await callSaveAppointment(sandbox, { ...update, notes: 'Now with fever.' });
    const { json } = await callAndValidate(sandbox, 'getAppointment', {
      path: { id: 70412 },
      token: tokens.support,
    });
    expect(json).toMatchObject({
      appointmentRevisionId: 4,
      notes: 'Now with fever.',
      email: 'dana@example.com',
      status: 'APPOINTMENT_SCHEDULED',
      appointmentFee: 60,
      paymentStatus: 'EXCESS',
      pastRevisions: [{ appointmentRevisionId: 3, notes: 'Sore throat for three days.' }],
    });
    expect(JSON.stringify(json)).not.toMatch(
      /statusSince|locationType|"expires"|createdAt|joinToken/,
    );
  });

  it('requires the extra details of the location for a confirmation, but not for a request', async () => {
    const sandbox = createDanaSandbox();
    changeLocation(sandbox, {
      requiredData: 'PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE',
      requiresHomeAddress: 'REQUIRED',
    });
    expect((await callSaveAppointment(sandbox, videoVisitRequest)).status).toBe(200);
    const confirm = { appointmentId: lastAppointment(sandbox).id, status: 'APPOINTMENT_SCHEDULED' };
    expect(
      await callSaveAppointment(sandbox, { ...confirm, passportNumber: 'EX4471902' }),
    ).toMatchObject(
      expectedError('SANDBOX_DETAILS_MISSING', 'passportCountryEnum', {
        missing: ['passportCountryEnum', 'passportIssueDate', 'homeAddressInHomeCountry'],
      }),
    );
    const details = {
      passportNumber: 'EX4471902',
      passportCountryEnum: 'PT',
      passportIssueDate: '2020-01-01',
      homeAddressInHomeCountry: '1 Example Street',
    };
    expect((await callSaveAppointment(sandbox, { ...confirm, ...details })).status).toBe(200);
    expect(lastAppointment(sandbox)).toMatchObject({ ...details, status: 'APPOINTMENT_SCHEDULED' });
  });

  it('requires them if a confirmed appointment moves to such a location or loses one', async () => {
    const sandbox = createDanaSandbox();
    const locations = sandbox.store.get('profiles', 5120)?.locations ?? [];
    const requiredData = 'PASSPORT_NUMBER_AND_COUNTRY';
    changeProfile(sandbox, () => ({
      locations: [...locations, { ...locations[0], locationId: 9, requiredData }],
    }));
    const move = { appointmentId: 70412, locationId: 9 };
    const passport = { passportNumber: 'EX4471902', passportCountryEnum: 'PT' };
    expect(await callSaveAppointment(sandbox, move)).toMatchObject(
      expectedError('SANDBOX_DETAILS_MISSING', 'passportNumber'),
    );
    expect((await callSaveAppointment(sandbox, { ...move, ...passport })).status).toBe(200);
    const change = (changes: object) =>
      callSaveAppointment(sandbox, { appointmentId: 70412, ...changes });
    expect(await change({ passportNumber: ' ' })).toMatchObject(
      expectedError('SANDBOX_DETAILS_MISSING', 'passportNumber', { missing: ['passportNumber'] }),
    );
    expect((await change({ passportNumber: 'EX4471903' })).status).toBe(200);
    // Until it is confirmed again, the details are optional.
    expect((await change({ status: 'REQUESTED', passportNumber: '' })).status).toBe(200);
    expect(await change({ status: 'APPOINTMENT_SCHEDULED' })).toMatchObject(
      expectedError('SANDBOX_DETAILS_MISSING', 'passportNumber'),
    );
  });

  it('allows other changes if the location requires more than at the confirmation', async () => {
    const sandbox = createDanaSandbox();
    changeLocation(sandbox, { requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' });
    const body = { appointmentId: 70412, passportNumber: 'EX4471902' };
    expect((await callSaveAppointment(sandbox, body)).status).toBe(200);
  });

  it('does not change the time of creation', async () => {
    const sandbox = createDanaSandbox();
    const readStatus = async () => {
      const sent = { path: { policyId: 30771 }, body: { patientId: 90144 } };
      return (await sandbox.call('getNextVisitStatus', sent)).json;
    };
    await callSaveAppointment(sandbox, videoVisitRequest);
    const { id } = lastAppointment(sandbox);
    await callSaveAppointment(sandbox, { appointmentId: id, status: 'APPOINTMENT_SCHEDULED' });
    sandbox.clock.advance(10);
    const sent = { path: { policyId: 30771 }, body: { status: 'PREPAYMENT' } };
    await sandbox.call('createOverride', { token: tokens.carrier, ...sent });
    sandbox.clock.advance(1);
    for (let time = 0; time < 52; time += 1) {
      await sandbox.call('saveAppointment', { body: { appointmentId: id, notes: `${time}` } });
    }
    await callSaveAppointment(sandbox, {
      appointmentId: 70412,
      notes: 'also older than the override',
    });
    expect(await readStatus()).toMatchObject({ chunkStatus: 'PREPAYMENT' });
  });

  it('allows every status after every other', async () => {
    const sandbox = createDanaSandbox();
    for (const status of ['CLAIM_CANCELED', 'PROPOSED', 'NO_SHOW', 'ALTERNATIVE_OFFERED']) {
      expect((await callSaveAppointment(sandbox, { appointmentId: 70412, status })).status).toBe(
        200,
      );
    }
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      appointmentRevisionId: 7,
      status: 'ALTERNATIVE_OFFERED',
    });
  });
});
