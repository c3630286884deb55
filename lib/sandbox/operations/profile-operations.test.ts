import { describe, expect, it } from 'vitest';
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
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import type { OperationId, Schemas } from '../api-types';
import type { Profile } from '../sandbox-data';

type Sent = Parameters<TestSandbox['call']>[1];

/** A scenario with the given profiles only. Dana's policy 30771 is of company 118, whose distance is 20 km. */
function stage(...profiles: Profile[]): TestSandbox {
  const sandbox = createTestSandbox();
  replaceProfiles(sandbox, profiles);
  return sandbox;
}

async function call<Json>(sandbox: TestSandbox, id: OperationId, sent?: Sent): Promise<Json> {
  const answer = await sandbox.call(id, sent);
  await expectToSatisfyApiSpec(id, answer);
  expect(answer.status).toBe(200);
  return answer.json as Json;
}

const list = (
  sandbox: TestSandbox,
  id: OperationId,
  query: NonNullable<Sent>['query'],
  token?: string,
) => call<Required<Schemas['ProfilesList']>>(sandbox, id, { query, token: token ?? tokens.dana });

const idsOf = ({ profiles = [] }: Schemas['ProfilesList']) =>
  profiles.map(({ profileId }) => profileId);

const clinic = createProfile([createLocation('CLINIC_VISIT', 1)]);
const video = createProfile([createLocation('VIDEO_VISIT', 1)], { country: 'ES' });
const specialist = createProfile([createLocation('CLINIC_VISIT', 15)], {
  specialty: ['CARDIOLOGIST'],
});

describe('profiles by their ids', () => {
  it('are answered with the example of the description, as far as its fields go', async () => {
    const answer = await list(createTestSandbox(), 'listProfilesByIds', { ids: [5120] });
    expect(answer.profiles).toMatchObject([
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
    expect(answer.doctorsAvailabilityStatus).toBe('ALL_AVAILABLE');
  });

  it('are in the order of the ids, repeated or separated by commas; unknown ids are left out', async () => {
    const sandbox = stage(clinic, video);
    const repeated = { ids: [video.id, 404, clinic.id, video.id] };
    expect(idsOf(await list(sandbox, 'listProfilesByIds', repeated))).toEqual([
      video.id,
      clinic.id,
    ]);
    const joined = { ids: `${clinic.id},${video.id}` };
    expect(idsOf(await list(sandbox, 'listProfilesByIds', joined))).toEqual([clinic.id, video.id]);
  });

  it('are none without ids, and none are available among none', async () => {
    expect(await list(stage(clinic), 'listProfilesByIds', {})).toEqual({
      doctorsAvailabilityStatus: 'NOT_AVAILABLE_IN_GENERAL',
      profiles: [],
      requestedToReferralSpecialties: {},
      suggestedMinVideoFeePerSpecialty: {},
      suggestedMaxVideoFeePerSpecialty: {},
    });
  });

  it('are those of the country, where one is named', async () => {
    const query = { ids: [clinic.id, video.id], country: 'ES' };
    const answer = await list(stage(clinic, video), 'listProfilesByIds', query);
    expect(idsOf(answer)).toEqual([video.id]);
    expect(answer.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_IN_GENERAL');
  });

  it('leave out the profile of the excluded appointment', async () => {
    const sandbox = createTestSandbox();
    const query = { ids: [5120], 'excluded-appointment-id': 70412 };
    expect(idsOf(await list(sandbox, 'listProfilesByIds', query))).toEqual([]);
    // An appointment that is not the caller's leaves out nothing.
    const other = await list(sandbox, 'listProfilesByIds', query, tokens.carrier);
    const seen = await sandbox.call('getAppointment', {
      path: { id: 70412 },
      token: tokens.carrier,
    });
    expect(idsOf(other)).toEqual(seen.status === 200 ? [] : [5120]);
  });

  it('tell of the specialties and the fees of their countries', async () => {
    const priced = createProfile([
      createLocation('VIDEO_VISIT', 0, { specialtyHours: createWorkingHours(50, 'MONDAY') }),
    ]);
    const answer = await list(stage(priced, specialist), 'listProfilesByIds', { ids: [priced.id] });
    expect(answer.requestedToReferralSpecialties).toEqual({ PT: ['CARDIOLOGIST'] });
    expect(answer.suggestedMinVideoFeePerSpecialty).toEqual({ GENERAL: 54 });
  });

  it('need a policy and a patient that the caller may see', async () => {
    const sandbox = createTestSandbox();
    for (const field of ['policy-id', 'patient-id']) {
      const answer = await sandbox.call('listProfilesByIds', {
        query: { ids: 5120, [field]: 999_999_999 },
      });
      await expectToSatisfyApiSpec('listProfilesByIds', answer);
      expect(answer.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field } });
    }
    const query = { ids: 5120, 'policy-id': 30771, 'patient-id': 90144 };
    expect(idsOf(await list(sandbox, 'listProfilesByIds', query))).toEqual([5120]);
  });

  it('have a blank name unless the user had an approved appointment', async () => {
    const sandbox = stage(clinic);
    const [shown] = (await list(sandbox, 'listProfilesByIds', { ids: clinic.id })).profiles;
    expect(shown).toMatchObject({ name: '', lastName: '' });
    const known = await list(createTestSandbox(), 'listProfilesByIds', { ids: 5120 });
    expect(known.profiles[0]).toMatchObject({ name: 'Alex', lastName: 'Sample' });
  });
});

describe('profiles by their ids and a place', () => {
  it('are those that reach the place, nearest first', async () => {
    const far = createProfile([createLocation('CLINIC_VISIT', 90)]);
    const query = { ids: [far.id, specialist.id, video.id, clinic.id], ...lisbon };
    const sandbox = stage(far, specialist, video, clinic);
    const general = await list(sandbox, 'listProfilesByIdsAndLocation', query);
    expect(idsOf(general)).toEqual([clinic.id, video.id]);
    const insured = { ...query, 'policy-id': 30771 };
    expect(idsOf(await list(sandbox, 'listProfilesByIdsAndLocation', insured))).toEqual([
      clinic.id,
      specialist.id,
      video.id,
    ]);
  });

  it('are those that the policy allows, with the locations that it allows', async () => {
    const both = createProfile([
      createLocation('CLINIC_VISIT', 2),
      createLocation('VIDEO_VISIT', 2),
    ]);
    const sandbox = stage(clinic, both);
    const policy = sandbox.store.get('policies', 30771);
    if (policy) sandbox.store.put('policies', { ...policy, canUseClinicVisits: false });
    const query = { ids: [clinic.id, both.id], ...lisbon, 'policy-id': 30771 };
    const answer = await list(sandbox, 'listProfilesByIdsAndLocation', query);
    expect(idsOf(answer)).toEqual([both.id]);
    expect(answer.profiles[0]?.locations?.map(({ type }) => type)).toEqual(['VIDEO_VISIT']);
    expect(answer.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
    // By ids alone, the policy leaves none out: it shows in the status.
    const whole = await list(sandbox, 'listProfilesByIds', { ...query, ids: [both.id] });
    expect(whole.profiles[0]?.locations).toHaveLength(2);
    expect(whole.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
  });

  it('check the distance of a home visit only where asked to', async () => {
    const home = createProfile([createLocation('HOME_VISIT', 8, { maxRadius: 5000 })]);
    const query = { ids: [home.id], ...lisbon };
    expect(idsOf(await list(stage(home), 'listProfilesByIdsAndLocation', query))).toHaveLength(1);
    const checked = { ...query, 'check-home-distance': true };
    expect(idsOf(await list(stage(home), 'listProfilesByIdsAndLocation', checked))).toEqual([]);
  });
});

describe('profiles by location', () => {
  it('are those near the place, of the policy’s distance', async () => {
    const sandbox = stage(clinic, specialist, video);
    expect(idsOf(await list(sandbox, 'listProfilesByLocation', lisbon))).toEqual([
      clinic.id,
      video.id,
    ]);
    const query = { ...lisbon, 'patient-id': 90144 };
    expect(idsOf(await list(sandbox, 'listProfilesByLocation', query))).toContain(specialist.id);
  });

  it('are at most maxVisibleDoctors, and all near without a place or with one on no map', async () => {
    const many = Array.from({ length: 30 }, () =>
      createProfile([createLocation('CLINIC_VISIT', 800)]),
    );
    const sandbox = stage(...many);
    expect(idsOf(await list(sandbox, 'listProfilesByLocation', lisbon))).toEqual([]);
    expect(idsOf(await list(sandbox, 'listProfilesByLocation', {}))).toHaveLength(20);
    const nowhere = { latitude: 1e300, longitude: -1e300 };
    expect(idsOf(await list(sandbox, 'listProfilesByLocation', nowhere))).toHaveLength(20);
  });

  it('are video visits only where the policy allows no visits in person', async () => {
    const sandbox = stage(clinic, video);
    const policy = sandbox.store.get('policies', 30771);
    if (!policy) throw new Error('The scenario has no policy of Dana');
    sandbox.store.put('policies', { ...policy, canUseClinicVisits: false });
    const query = { ...lisbon, 'policy-id': 30771 };
    const answer = await list(sandbox, 'listProfilesByLocation', query);
    expect(idsOf(answer)).toEqual([video.id]);
    expect(answer.doctorsAvailabilityStatus).toBe('VIDEO_ONLY_BY_INSURER');
  });
});

describe('reviews of a profile', () => {
  const read = (sandbox: TestSandbox, startAt?: number) =>
    call<Schemas['Review'][]>(sandbox, 'listReviews', {
      path: { id: clinic.id },
      query: startAt === undefined ? {} : { startAt },
    });

  const stageReviews = () => {
    const sandbox = stage(clinic);
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
    const reviews = await read(stageReviews());
    expect(reviews).toHaveLength(10);
    expect(reviews[0]).toEqual({ rating: 5, text: 'Day 24', reviewDate: '2027-01-24' });
  });

  it('start at the index that is asked for', async () => {
    const sandbox = stageReviews();
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

  it('are refused for a profile that is not there', async () => {
    const answer = await createTestSandbox().call('listReviews', { path: { id: 404 } });
    await expectToSatisfyApiSpec('listReviews', answer);
    expect(answer.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'id' } });
  });
});

describe('the availability of profiles', () => {
  it('is told for the seven days of the week', async () => {
    const week = await call<Schemas['ProfilesAvailability']>(
      stage(clinic, specialist),
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

  it('is forbidden for a wrong company id', async () => {
    const sandbox = createTestSandbox();
    const send = async (companyId: number, token: string) => {
      const answer = await sandbox.call('getProfilesAvailability', { query: { companyId }, token });
      await expectToSatisfyApiSpec('getProfilesAvailability', answer);
      return answer.status;
    };
    expect(await send(118, tokens.dana)).toBe(200);
    expect(await send(118, tokens.carrier)).toBe(200);
    expect(await send(118, tokens.support)).toBe(200);
    expect(await send(118, tokens.profile)).toBe(403);
    expect(await send(999_999, tokens.support)).toBe(403);
    const biller = addUser(sandbox, [{ companyId: 118, grantEnum: 'BILLING' }]);
    expect([await send(118, biller), await send(119, biller)]).toEqual([200, 403]);
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
