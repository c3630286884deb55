import { describe, expect, it } from 'vitest';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import { addUser } from '../../../tests/support/sandbox/policy-helpers';
import {
  createLocation,
  createProfile,
  createWorkingHours,
  lisbon,
  replaceProfiles,
} from '../../../tests/support/sandbox/profile-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { OperationId, Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';

type Sent = Parameters<TestSandbox['call']>[1];

/** Creates a sandbox with only the given profiles. Dana's policy 30771 belongs to company 118, whose limit is 20 km. */
function createProfileSandbox(...profiles: Profile[]): TestSandbox {
  const sandbox = createTestSandbox();
  replaceProfiles(sandbox, profiles);
  return sandbox;
}

async function call<Json>(sandbox: TestSandbox, id: OperationId, sent?: Sent): Promise<Json> {
  const { status, json } = await callAndValidate(sandbox, id, sent);
  expect(status).toBe(200);
  return json as Json;
}

const list = (
  sandbox: TestSandbox,
  id: OperationId,
  query: NonNullable<NonNullable<Sent>['query']>,
  token?: string,
) =>
  call<Required<Schemas['ProfilesList']>>(sandbox, id, { query, token: token ?? tokens.patient });

const getIds = ({ profiles = [] }: Schemas['ProfilesList']) =>
  profiles.map(({ profileId }) => profileId);

const clinic = createProfile([createLocation('CLINIC_VISIT', 1)]);
const video = createProfile([createLocation('VIDEO_VISIT', 1)], { country: 'ES' });
const specialist = createProfile([createLocation('CLINIC_VISIT', 15)], {
  specialty: ['CARDIOLOGIST'],
});

describe('profiles by their ids', () => {
  it('are returned with the fields in the example of the API description', async () => {
    const result = await list(createTestSandbox(), 'listProfilesByIds', { ids: [5120] });
    expect(result.profiles).toMatchObject([
      {
        profileId: 5120,
        prefix: 'DR',
        gender: 'OTHER',
        country: 'PT',
        currency: 'EUR',
        specialty: ['GENERAL'],
        languages: ['EN', 'PT'],
        experience: 11,
        locations: [{ locationId: 8841, type: 'VIDEO_VISIT', requiredData: 'NONE' }],
      },
    ]);
    expect(result.doctorsAvailabilityStatus).toBe('ALL_AVAILABLE');
  });

  it('are in the order of the ids, which can be repeated or comma-separated; unknown ids are ignored', async () => {
    const sandbox = createProfileSandbox(clinic, video);
    const repeated = { ids: [video.id, 404, clinic.id, video.id] };
    expect(getIds(await list(sandbox, 'listProfilesByIds', repeated))).toEqual([
      video.id,
      clinic.id,
    ]);
    const joined = { ids: `${clinic.id},${video.id}` };
    expect(getIds(await list(sandbox, 'listProfilesByIds', joined))).toEqual([clinic.id, video.id]);
  });

  it('are an empty list without ids', async () => {
    expect(await list(createProfileSandbox(clinic), 'listProfilesByIds', {})).toEqual({
      doctorsAvailabilityStatus: 'NOT_AVAILABLE_IN_GENERAL',
      profiles: [],
      requestedToReferralSpecialties: {},
      suggestedMinVideoFeePerSpecialty: {},
      suggestedMaxVideoFeePerSpecialty: {},
    });
  });

  it('are limited to a country', async () => {
    const query = { ids: [clinic.id, video.id], country: 'ES' };
    const result = await list(createProfileSandbox(clinic, video), 'listProfilesByIds', query);
    expect(getIds(result)).toEqual([video.id]);
    expect(result.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_IN_GENERAL');
  });

  it('exclude the profile of the excluded appointment', async () => {
    const sandbox = createTestSandbox();
    const query = { ids: [5120], 'excluded-appointment-id': 70412 };
    expect(getIds(await list(sandbox, 'listProfilesByIds', query))).toEqual([]);
    // An appointment that the caller cannot view excludes nothing.
    const other = await list(sandbox, 'listProfilesByIds', query, tokens.carrier);
    const appointment = await sandbox.call('getAppointment', {
      path: { id: 70412 },
      token: tokens.carrier,
    });
    expect(getIds(other)).toEqual(appointment.status === 200 ? [] : [5120]);
  });

  it('have the specialties and the fees of their countries', async () => {
    const priced = createProfile([
      createLocation('VIDEO_VISIT', 0, { specialtyHours: createWorkingHours(50, 'MONDAY') }),
    ]);
    const result = await list(createProfileSandbox(priced, specialist), 'listProfilesByIds', {
      ids: [priced.id],
    });
    expect(result.requestedToReferralSpecialties).toEqual({ PT: ['CARDIOLOGIST'] });
    expect(result.suggestedMinVideoFeePerSpecialty).toEqual({ GENERAL: 54 });
  });

  it('require a policy and a patient that the caller can view', async () => {
    const sandbox = createTestSandbox();
    for (const field of ['policy-id', 'patient-id']) {
      const { json } = await callAndValidate(sandbox, 'listProfilesByIds', {
        query: { ids: 5120, [field]: 999_999_999 },
      });
      expect(json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field } });
    }
    const query = { ids: 5120, 'policy-id': 30771, 'patient-id': 90144 };
    expect(getIds(await list(sandbox, 'listProfilesByIds', query))).toEqual([5120]);
  });

  it('have a blank name unless the user had an approved appointment', async () => {
    const sandbox = createProfileSandbox(clinic);
    const [profile] = (await list(sandbox, 'listProfilesByIds', { ids: clinic.id })).profiles;
    expect(profile).toMatchObject({ name: '', lastName: '' });
    const visible = await list(createTestSandbox(), 'listProfilesByIds', { ids: 5120 });
    expect(visible.profiles[0]).toMatchObject({ name: 'Alex', lastName: 'Sample' });
  });
});

describe('profiles by their ids and a location', () => {
  it('are those within reach, nearest first', async () => {
    const far = createProfile([createLocation('CLINIC_VISIT', 90)]);
    const query = { ids: [far.id, specialist.id, video.id, clinic.id], ...lisbon };
    const sandbox = createProfileSandbox(far, specialist, video, clinic);
    const general = await list(sandbox, 'listProfilesByIdsAndLocation', query);
    expect(getIds(general)).toEqual([clinic.id, video.id]);
    const insured = { ...query, 'policy-id': 30771 };
    expect(getIds(await list(sandbox, 'listProfilesByIdsAndLocation', insured))).toEqual([
      clinic.id,
      specialist.id,
      video.id,
    ]);
  });

  it('are limited to the profiles and locations that the policy allows', async () => {
    const withVideo = createProfile([
      createLocation('CLINIC_VISIT', 2),
      createLocation('VIDEO_VISIT', 2),
    ]);
    const sandbox = createProfileSandbox(clinic, withVideo);
    const policy = sandbox.store.get('policies', 30771);
    if (policy) sandbox.store.put('policies', { ...policy, canUseClinicVisits: false });
    const query = { ids: [clinic.id, withVideo.id], ...lisbon, 'policy-id': 30771 };
    const result = await list(sandbox, 'listProfilesByIdsAndLocation', query);
    expect(getIds(result)).toEqual([withVideo.id]);
    expect(result.profiles[0]?.locations?.map(({ type }) => type)).toEqual(['VIDEO_VISIT']);
    expect(result.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
    // Without a location, the policy only affects the status.
    const byIds = await list(sandbox, 'listProfilesByIds', { ...query, ids: [withVideo.id] });
    expect(byIds.profiles[0]?.locations).toHaveLength(2);
    expect(byIds.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
  });

  it('check the distance of home visits only if requested', async () => {
    const home = createProfile([createLocation('HOME_VISIT', 8, { maxRadius: 5000 })]);
    const query = { ids: [home.id], ...lisbon };
    expect(
      getIds(await list(createProfileSandbox(home), 'listProfilesByIdsAndLocation', query)),
    ).toHaveLength(1);
    const checked = { ...query, 'check-home-distance': true };
    expect(
      getIds(await list(createProfileSandbox(home), 'listProfilesByIdsAndLocation', checked)),
    ).toEqual([]);
  });
});

describe('profiles by location', () => {
  it('are those within the distance of the policy', async () => {
    const sandbox = createProfileSandbox(clinic, specialist, video);
    expect(getIds(await list(sandbox, 'listProfilesByLocation', lisbon))).toEqual([
      clinic.id,
      video.id,
    ]);
    const query = { ...lisbon, 'patient-id': 90144 };
    expect(getIds(await list(sandbox, 'listProfilesByLocation', query))).toContain(specialist.id);
  });

  it('are at most maxVisibleDoctors, from everywhere if the coordinates are missing or invalid', async () => {
    const many = Array.from({ length: 30 }, () =>
      createProfile([createLocation('CLINIC_VISIT', 800)]),
    );
    const sandbox = createProfileSandbox(...many);
    expect(getIds(await list(sandbox, 'listProfilesByLocation', lisbon))).toEqual([]);
    expect(getIds(await list(sandbox, 'listProfilesByLocation', {}))).toHaveLength(20);
    const nowhere = { latitude: 1e300, longitude: -1e300 };
    expect(getIds(await list(sandbox, 'listProfilesByLocation', nowhere))).toHaveLength(20);
  });

  it('are limited to video visits if the policy allows no visits in person', async () => {
    const sandbox = createProfileSandbox(clinic, video);
    const policy = sandbox.store.get('policies', 30771);
    if (!policy) throw new Error('The scenario has no policy 30771');
    sandbox.store.put('policies', { ...policy, canUseClinicVisits: false });
    const query = { ...lisbon, 'policy-id': 30771 };
    const result = await list(sandbox, 'listProfilesByLocation', query);
    expect(getIds(result)).toEqual([video.id]);
    expect(result.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
  });
});

describe('reviews of a profile', () => {
  const read = (sandbox: TestSandbox, startAt?: number) =>
    call<Schemas['Review'][]>(sandbox, 'listReviews', {
      path: { id: clinic.id },
      query: startAt === undefined ? {} : { startAt },
    });

  const createReviewSandbox = () => {
    const sandbox = createProfileSandbox(clinic);
    for (let day = 10; day < 25; day += 1) {
      sandbox.store.put('reviews', {
        id: 990_000 + day,
        profileId: clinic.id,
        rating: 5,
        text: `Day ${day}`,
        reviewDate: `2027-01-${day}`,
      });
    }
    return sandbox;
  };

  it('are at most doctorReviewsLimit, newest first', async () => {
    const reviews = await read(createReviewSandbox());
    expect(reviews).toHaveLength(10);
    expect(reviews[0]).toEqual({ rating: 5, text: 'Day 24', reviewDate: '2027-01-24' });
  });

  it('start at the requested index', async () => {
    const sandbox = createReviewSandbox();
    const rest = await read(sandbox, 10);
    expect(rest.map(({ text }) => text)).toEqual([
      'Day 14',
      'Day 13',
      'Day 12',
      'Day 11',
      'Day 10',
    ]);
    expect(await read(sandbox, -3)).toHaveLength(10);
    expect(await read(sandbox, 1_000_000)).toEqual([]);
  });

  it('return 405 for an unknown profile', async () => {
    const path = { id: 404 };
    const { json } = await callAndValidate(createTestSandbox(), 'listReviews', { path });
    expect(json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'id' } });
  });
});

describe('the availability of profiles', () => {
  it('is returned for the seven days of the week', async () => {
    const week = await call<Schemas['ProfilesAvailability']>(
      createProfileSandbox(clinic, specialist),
      'getProfilesAvailability',
      { query: { ...lisbon, companyId: 118, specialty: 'CARDIOLOGIST', language: 'PT' } },
    );
    expect(week.TUESDAY).toEqual({
      generalPractitionerAvailable: true,
      selectedSpecialityAvailable: true,
      generalPractitionerAvailableSkipCompanyRestrictions: true,
      selectedSpecialityAvailableSkipCompanyRestrictions: true,
      nearestGeneralPractitioner: 1,
      nearestSpecialist: 15,
      nearestGeneralPractitionerSkipCompanyRestrictions: 1,
      nearestSpecialistSkipCompanyRestrictions: 15,
      videoInEnglish: 'NOT_AVAILABLE',
      videoInSelectedLanguage: 'NOT_AVAILABLE',
    });
    expect(week.SUNDAY).not.toHaveProperty('nearestSpecialist');
  });

  it('returns 403 for a wrong company id', async () => {
    const sandbox = createTestSandbox();
    const getStatus = async (companyId: number, token: string) => {
      const sent = { query: { companyId }, token };
      return (await callAndValidate(sandbox, 'getProfilesAvailability', sent)).status;
    };
    expect(await getStatus(118, tokens.patient)).toBe(200);
    expect(await getStatus(118, tokens.carrier)).toBe(200);
    expect(await getStatus(118, tokens.support)).toBe(200);
    expect(await getStatus(118, tokens.doctor)).toBe(403);
    expect(await getStatus(999_999, tokens.support)).toBe(403);
    const biller = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect([await getStatus(118, biller), await getStatus(119, biller)]).toEqual([200, 403]);
  });

  it('has no restrictions without a company', async () => {
    const week = await call<Schemas['ProfilesAvailability']>(
      createTestSandbox(),
      'getProfilesAvailability',
    );
    expect(week.MONDAY?.generalPractitionerAvailable).toBe(
      week.MONDAY?.generalPractitionerAvailableSkipCompanyRestrictions,
    );
  });
});
