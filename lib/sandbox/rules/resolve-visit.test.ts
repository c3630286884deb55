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

describe('the place of a visit', () => {
  it('needs a profile that is there and is not disabled', async () => {
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

  it('has speciality mandatory when the profile has several allowed specialties', async () => {
    const sandbox = createDanaSandbox();
    const { speciality: _speciality, ...open } = videoVisitRequest;
    await callSaveAppointment(sandbox, open);
    expect(lastAppointment(sandbox).speciality).toBe('GENERAL');
    expect(
      await callSaveAppointment(sandbox, { ...videoVisitRequest, speciality: 'DENTIST' }),
    ).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_NOT_ALLOWED', 'speciality', { allowed: ['GENERAL'] }),
    );
    changeProfile(sandbox, () => ({ specialty: ['GENERAL', 'DENTIST'] }));
    expect(await callSaveAppointment(sandbox, open)).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_MISSING', 'speciality', {
        allowed: ['GENERAL', 'DENTIST'],
      }),
    );
    expect(
      (await callSaveAppointment(sandbox, { ...videoVisitRequest, speciality: 'DENTIST' })).status,
    ).toBe(200);
  });

  it('cannot change the speciality', async () => {
    expect(
      await callSaveAppointment(createDanaSandbox(), {
        appointmentId: 70412,
        speciality: 'DENTIST',
      }),
    ).toMatchObject(
      expectedError('SANDBOX_SPECIALITY_FIXED', 'speciality', { expected: 'GENERAL' }),
    );
  });

  it('has a location that must belong to the specified profile, is enabled, and of the type', async () => {
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
