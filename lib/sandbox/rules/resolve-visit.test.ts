import { describe, expect, it } from 'vitest';
import {
  callSaveAppointment,
  changeLocation,
  changeProfile,
  createDanaSandbox,
  expectedError,
  lastAppointment,
  videoVisitRequest,
} from '../../../tests/support/sandbox/appointment-helpers';

describe('the profile, the location, and the speciality of a visit', () => {
  it('require a profile that exists and is not disabled', async () => {
    const sandbox = createDanaSandbox();
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, profileId: 1 }),
    ).toMatchObject(expectedError('SANDBOX_NOT_FOUND', 'profileId'));
    expect(await callSaveAppointment(sandbox, { patientId: 90144 })).toMatchObject(
      expectedError('SANDBOX_PROFILE_MISSING', 'profileId'),
    );
    changeProfile(sandbox, () => ({ disabled: true }));
    expect(await callSaveAppointment(sandbox, videoVisitRequest)).toMatchObject(
      expectedError('SANDBOX_PROFILE_DISABLED', 'profileId'),
    );
  });

  it('require a speciality if the profile has several specialties', async () => {
    const sandbox = createDanaSandbox();
    const { speciality: _speciality, ...withoutSpeciality } = videoVisitRequest;
    await callSaveAppointment(sandbox, withoutSpeciality);
    expect(lastAppointment(sandbox).speciality).toBe('GENERAL');
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, speciality: 'DENTIST' }),
    ).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_NOT_ALLOWED', 'speciality', { allowed: ['GENERAL'] }),
    );
    changeProfile(sandbox, () => ({ specialty: ['GENERAL', 'DENTIST'] }));
    expect(await callSaveAppointment(sandbox, withoutSpeciality)).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_MISSING', 'speciality', {
        allowed: ['GENERAL', 'DENTIST'],
      }),
    );
    expect(
      (await callSaveAppointment(sandbox, { ...videoVisitRequest, speciality: 'DENTIST' })).status,
    ).toBe(200);
  });

  it('do not allow changing the speciality', async () => {
    expect(
      await callSaveAppointment(createDanaSandbox(), {
        appointmentId: 70412,
        speciality: 'DENTIST',
      }),
    ).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_FIXED', 'speciality', { expected: 'GENERAL' }),
    );
  });

  it('require an enabled location of the profile with the type of the request', async () => {
    const sandbox = createDanaSandbox();
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, locationId: 1 }),
    ).toMatchObject(
      expectedError('SANDBOX_LOCATION_OF_OTHER_PROFILE', 'locationId', { allowed: [8841] }),
    );
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, locationType: 'HOME_VISIT' }),
    ).toMatchObject(
      expectedError('SANDBOX_LOCATION_TYPE_MISFIT', 'locationType', { expected: 'VIDEO_VISIT' }),
    );
    expect(
      (await callSaveAppointment(sandbox, { ...videoVisitRequest, locationId: undefined })).status,
    ).toBe(200);
    expect(lastAppointment(sandbox).locationId).toBe(8841);
    changeLocation(sandbox, { status: 'ARCHIVED' });
    expect(await callSaveAppointment(sandbox, videoVisitRequest)).toMatchObject(
      expectedError('SANDBOX_LOCATION_DISABLED', 'locationId'),
    );
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, locationId: undefined }),
    ).toMatchObject(expectedError('SANDBOX_LOCATION_MISSING', 'locationId'));
  });
});
