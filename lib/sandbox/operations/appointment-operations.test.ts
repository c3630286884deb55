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
  it('saves all appointments of the list', async () => {
    const sandbox = createDanaSandbox();
    const body = [
      videoVisitRequest,
      { appointmentId: 70412, notes: 'one' },
      { appointmentId: 70412 },
    ];
    const response = await callAndValidate(sandbox, 'saveAppointments', { body });
    expect(response.status).toBe(204);
    expect(sandbox.store.list('appointments')).toHaveLength(2);
    expect(sandbox.store.get('appointments', 70412)).toMatchObject({
      notes: 'one',
      appointmentRevisionId: 5,
    });
  });

  it('saves none if one is invalid, and returns its index', async () => {
    const sandbox = createDanaSandbox();
    const body = [videoVisitRequest, { ...videoVisitRequest, locationId: 1 }];
    expect(await callAndValidate(sandbox, 'saveAppointments', { body })).toMatchObject(
      expectedError('SANDBOX_LOCATION_OF_OTHER_PROFILE', '[1].locationId'),
    );
    expect(sandbox.store.list('appointments')).toHaveLength(1);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });

  it('counts the visits of an override within the list', async () => {
    const sandbox = createDanaSandbox();
    const sent = { path: { policyId: 30771 }, body: { status: 'PREPAYMENT', visitsNumber: 2 } };
    await callAndValidate(sandbox, 'createOverride', { ...sent, token: tokens.carrier });
    const cancel = { appointmentId: 70412, status: 'PATIENT_CANCELLED_APPOINTMENT' };
    const body = [videoVisitRequest, cancel, videoVisitRequest, videoVisitRequest];
    expect((await callAndValidate(sandbox, 'saveAppointments', { body })).status).toBe(204);
    const created = sandbox.store.list('appointments').slice(1);
    expect(created.map(({ chunkStatus }) => chunkStatus)).toEqual([
      'PREPAYMENT',
      'PREPAYMENT',
      'COVERED',
    ]);
  });

  it('accepts an empty list and up to 500 appointments', async () => {
    const sandbox = createDanaSandbox();
    expect((await callAndValidate(sandbox, 'saveAppointments', { body: [] })).status).toBe(204);
    const body = Array.from({ length: 501 }, () => videoVisitRequest);
    expect(await callAndValidate(sandbox, 'saveAppointments', { body })).toMatchObject(
      expectedError('SANDBOX_TOO_MANY_APPOINTMENTS', 'body'),
    );
  });
});

describe('reading appointments', () => {
  it('returns the appointments that the caller can view', async () => {
    const sandbox = createDanaSandbox();
    for (const token of Object.values(tokens)) {
      const { json } = await callAndValidate(sandbox, 'listAppointments', { token });
      expect(json, token).toMatchObject([{ appointmentId: 70412 }]);
    }
    const person = sandbox.store.get('people', 90144);
    const policy = sandbox.store.get('policies', 30771);
    if (!person || !policy) throw new Error('The scenario has no person 90144 or no policy 30771');
    sandbox.store.put('people', { ...person, subscriberId: 1, policyId: 9 });
    sandbox.store.put('policies', { ...policy, id: 9, policyId: 9, companyId: 7 });
    for (const token of [tokens.patient, tokens.carrier]) {
      expect((await callAndValidate(sandbox, 'listAppointments', { token })).json).toEqual([]);
      expect(
        await callAndValidate(sandbox, 'getAppointment', { path: { id: 70412 }, token }),
      ).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    }
  });

  it('sorts them by the time of the visit', async () => {
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

  it('returns those of a policy that the caller can view, and 403 for a wrong company', async () => {
    const sandbox = createDanaSandbox();
    const list = (token: string, id = 30771) =>
      callAndValidate(sandbox, 'listAppointmentsOfPolicy', { path: { id }, token });
    for (const token of [tokens.patient, tokens.carrier, tokens.support]) {
      expect((await list(token)).json).toMatchObject([{ appointmentId: 70412 }]);
    }
    expect(await list(tokens.patient, 1)).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    expect(await list(tokens.doctor)).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'id'));
    const policy = sandbox.store.get('policies', 30771);
    if (policy) sandbox.store.put('policies', { ...policy, companyId: 7 });
    expect((await list(tokens.carrier)).status).toBe(403);
  });
});

describe('the token of a video visit', () => {
  it('is always the same, also for a dispatched visit and outside the time to join', async () => {
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

  it('is only returned for video visits', async () => {
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
  it('has no effect', async () => {
    const sandbox = createDanaSandbox();
    const body = { reason: 'STATUS_CHANGE', appointmentId: 70412 };
    expect((await callAndValidate(sandbox, 'sampleAppointmentWebHook', { body })).status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual([]);
  });
});
