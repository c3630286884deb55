import { describe, expect, it } from 'vitest';
import {
  changeLocation,
  changeProfile,
  createDana,
  lastOf,
  refused,
  save,
  visit,
} from '../testing/appointments';

describe('the place of a visit', () => {
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

  it('cannot change the speciality', async () => {
    expect(await save(createDana(), { appointmentId: 70412, speciality: 'DENTIST' })).toMatchObject(
      refused('SANDBOX_SPECIALITY_FIXED', 'speciality', { expected: 'GENERAL' }),
    );
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
});
