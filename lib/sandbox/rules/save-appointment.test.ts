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

describe('an appointment that is created', () => {
  it('answers with the full token status', async () => {
    const { status, json } = await callSaveAppointment(createDanaSandbox(), videoVisitRequest);
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: tokens.dana, subscriberId: 48213 });
    expect(JSON.stringify(json)).toContain('1000001');
  });

  it('gives the id and the first revision, and the status REQUESTED with its time-out', async () => {
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

  it('accepts what only requests have, and any moment that the format allows', async () => {
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

describe('an appointment that is updated', () => {
  const update = { appointmentId: 70412, appointmentRevisionId: 3 };

  it('makes the next revision, keeps the former state, and leaves missing fields unchanged', async () => {
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
      paymentStatus: 'COVERED',
      pastRevisions: [{ appointmentRevisionId: 3, notes: 'Sore throat for three days.' }],
    });
    expect(JSON.stringify(json)).not.toMatch(
      /statusSince|locationType|"expires"|createdAt|joinToken/,
    );
  });

  it('demands the extra details of the location to confirm, and not for a request', async () => {
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

  it('demands them of a confirmed appointment that moves to such a location, or loses one', async () => {
    const sandbox = createDanaSandbox();
    const own = sandbox.store.get('profiles', 5120)?.locations ?? [];
    const requiredData = 'PASSPORT_NUMBER_AND_COUNTRY';
    changeProfile(sandbox, () => ({
      locations: [...own, { ...own[0], locationId: 9, requiredData }],
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
    // Before it is confirmed again, it may lose what it likes.
    expect((await change({ status: 'REQUESTED', passportNumber: '' })).status).toBe(200);
    expect(await change({ status: 'APPOINTMENT_SCHEDULED' })).toMatchObject(
      expectedError('SANDBOX_DETAILS_MISSING', 'passportNumber'),
    );
  });

  it('may be changed in everything else where its location came to demand more since', async () => {
    const sandbox = createDanaSandbox();
    changeLocation(sandbox, { requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' });
    const body = { appointmentId: 70412, passportNumber: 'EX4471902' };
    expect((await callSaveAppointment(sandbox, body)).status).toBe(200);
  });

  it('was created when it was, however often it is saved', async () => {
    const sandbox = createDanaSandbox();
    const ask = async () => {
      const sent = { path: { policyId: 30771 }, body: { patientId: 90144 } };
      return Object((await sandbox.call('getNextVisitStatus', sent)).json).chunkStatus;
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
    expect(await ask()).toBe('PREPAYMENT');
  });

  it('allows every published status after every other, as transitions are not shown', async () => {
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
