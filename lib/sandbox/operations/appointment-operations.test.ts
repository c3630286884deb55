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

describe('saveAppointments', () => {
  it('saves each of the list', async () => {
    const sandbox = createDanaSandbox();
    const body = [
      videoVisitRequest,
      { appointmentId: 70412, notes: 'one' },
      { appointmentId: 70412 },
    ];
    const answer = await callAndValidate(sandbox, 'saveAppointments', { body });
    expect(answer.status).toBe(204);
    expect(sandbox.store.list('appointments')).toHaveLength(2);
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      notes: 'one',
      appointmentRevisionId: 5,
    });
  });

  it('saves none where a rule is against one, and names that one', async () => {
    const sandbox = createDanaSandbox();
    const body = [videoVisitRequest, { ...videoVisitRequest, locationId: 1 }];
    expect(await callAndValidate(sandbox, 'saveAppointments', { body })).toMatchObject(
      expectedError('SANDBOX_LOCATION_OF_OTHER_PROFILE', '[1].locationId'),
    );
    expect(sandbox.store.list('appointments')).toHaveLength(1);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });

  it('uses up the visits of an override within the list', async () => {
    const sandbox = createDanaSandbox();
    const sent = { path: { policyId: 30771 }, body: { status: 'PREPAYMENT', visitsNumber: 2 } };
    await callAndValidate(sandbox, 'createOverride', { ...sent, token: tokens.carrier });
    const cancel = { appointmentId: 70412, status: 'PATIENT_CANCELLED_APPOINTMENT' };
    const body = [videoVisitRequest, cancel, videoVisitRequest, videoVisitRequest];
    expect((await callAndValidate(sandbox, 'saveAppointments', { body })).status).toBe(204);
    const made = sandbox.store.list('appointments').slice(1);
    expect(made.map(({ chunkStatus }) => chunkStatus)).toEqual([
      'PREPAYMENT',
      'PREPAYMENT',
      'COVERED',
    ]);
  });

  it('takes an empty list, and no more than the sandbox can bear', async () => {
    const sandbox = createDanaSandbox();
    expect((await callAndValidate(sandbox, 'saveAppointments', { body: [] })).status).toBe(204);
    const body = Array.from({ length: 501 }, () => videoVisitRequest);
    expect(await callAndValidate(sandbox, 'saveAppointments', { body })).toMatchObject(
      expectedError('SANDBOX_TOO_MANY_APPOINTMENTS', 'body'),
    );
  });
});

describe('appointments that are read', () => {
  it('are those of the caller: patient, profile, carrier, support', async () => {
    const sandbox = createDanaSandbox();
    for (const token of Object.values(tokens)) {
      const { json } = await callAndValidate(sandbox, 'listAppointments', { token });
      expect(json, token).toMatchObject([{ appointmentId: 70412 }]);
    }
    const person = sandbox.store.get('people', 90144);
    const policy = sandbox.store.get('policies', 30771);
    if (!person || !policy) throw new Error('no person');
    sandbox.store.put('people', { ...person, subscriberId: 1, policyId: 9 });
    sandbox.store.put('policies', { ...policy, id: 9, policyId: 9, companyId: 7 });
    for (const token of [tokens.dana, tokens.carrier]) {
      expect((await callAndValidate(sandbox, 'listAppointments', { token })).json).toEqual([]);
      expect(
        await callAndValidate(sandbox, 'getAppointment', { path: { id: 70412 }, token }),
      ).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    }
  });

  it('come by the time of the visit', async () => {
    const sandbox = createDanaSandbox();
    await callSaveAppointment(sandbox, {
      ...videoVisitRequest,
      scheduledTimestamp: '2027-03-02T09:00:00Z',
    });
    await callSaveAppointment(sandbox, { ...videoVisitRequest, scheduledTimestamp: undefined });
    const { json } = await callAndValidate(sandbox, 'listAppointments');
    expect(json).toMatchObject([
      { scheduledTimestamp: '2027-03-02T09:00:00Z' },
      { appointmentId: 70412 },
      { status: 'REQUESTED' },
    ]);
  });

  it('of a policy are for those who may see it; a wrong company is forbidden', async () => {
    const sandbox = createDanaSandbox();
    const list = (token: string, id = 30771) =>
      callAndValidate(sandbox, 'listAppointmentsOfPolicy', { path: { id }, token });
    for (const token of [tokens.dana, tokens.carrier, tokens.support]) {
      expect((await list(token)).json).toMatchObject([{ appointmentId: 70412 }]);
    }
    expect(await list(tokens.dana, 1)).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    expect(await list(tokens.profile)).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    const policy = sandbox.store.get('policies', 30771);
    if (policy) sandbox.store.put('policies', { ...policy, companyId: 7 });
    expect((await list(tokens.carrier)).status).toBe(403);
  });
});

describe('the token of a video visit', () => {
  it('is the same at every call, also for a dispatched visit and outside of the time to join', async () => {
    const sandbox = createDanaSandbox();
    const path = { id: 70412 };
    const token = { token: '9c1d-example-join-token' };
    expect((await callAndValidate(sandbox, 'createVideoToken', { path })).json).toEqual(token);
    sandbox.clock.advance(100_000);
    const query = { dispatch: 'night-shift' };
    expect(
      (await callAndValidate(sandbox, 'createDispatchVideoToken', { path, query })).json,
    ).toEqual(token);
    await callSaveAppointment(sandbox, videoVisitRequest);
    const { id } = lastAppointment(sandbox);
    expect((await callAndValidate(sandbox, 'createVideoToken', { path: { id } })).json).toEqual({
      token: `sandbox-join-${id}`,
    });
  });

  it('is for video visits only', async () => {
    const sandbox = createDanaSandbox();
    const appointment = sandbox.store.get('appointments', 70412);
    if (appointment) {
      sandbox.store.put('appointments', { ...appointment, locationType: 'CLINIC_VISIT' });
    }
    expect(
      await callAndValidate(sandbox, 'createVideoToken', { path: { id: 70412 } }),
    ).toMatchObject(expectedError('SANDBOX_NO_VIDEO_VISIT', 'id'));
    expect(await callAndValidate(sandbox, 'createVideoToken', { path: { id: 1 } })).toMatchObject(
      expectedError('SANDBOX_NOT_FOUND', 'id'),
    );
  });
});

describe('sampleAppointmentWebHook', () => {
  it('is a sample only', async () => {
    const sandbox = createDanaSandbox();
    const body = { reason: 'STATUS_CHANGE', appointmentId: 70412 };
    expect((await callAndValidate(sandbox, 'sampleAppointmentWebHook', { body })).status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });
});
