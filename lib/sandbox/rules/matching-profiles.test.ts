import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  lisbon,
} from '../../../tests/support/sandbox/profile-helpers';
import type { Profile } from '../sandbox-data';
import { listMatchingProfiles } from './matching-profiles';

const near = { origin: lisbon, maxClinicDistance: 10_000, checkHomeDistance: false };
const idsOf = (profiles: Profile[]) => profiles.map(({ id }) => id);

describe('the profiles that match a search', () => {
  it('have a clinic within the distance, nearest first', () => {
    const far = createProfile([createLocation('CLINIC_VISIT', 11)]);
    const second = createProfile([createLocation('CLINIC_VISIT', 9)]);
    const first = createProfile([createLocation('CLINIC_VISIT', 1)]);
    expect(idsOf(listMatchingProfiles([far, second, first], near))).toEqual([first.id, second.id]);
  });

  it('are limited to home visits within maxRadius only if that is checked', () => {
    const home = createProfile([createLocation('HOME_VISIT', 8, { maxRadius: 5000 })]);
    expect(listMatchingProfiles([home], near)).toHaveLength(1);
    expect(listMatchingProfiles([home], { ...near, checkHomeDistance: true })).toHaveLength(0);
    const wide = createProfile([createLocation('HOME_VISIT', 8, { maxRadius: 9000 })]);
    expect(listMatchingProfiles([wide], { ...near, checkHomeDistance: true })).toHaveLength(1);
  });

  it('include all video visits, after near locations and before distant home visits', () => {
    const video = createProfile([createLocation('VIDEO_VISIT', 5000)]);
    const farHome = createProfile([createLocation('HOME_VISIT', 3000)]);
    const clinic = createProfile([createLocation('CLINIC_VISIT', 9)]);
    expect(idsOf(listMatchingProfiles([farHome, video, clinic], near))).toEqual([
      clinic.id,
      video.id,
      farHome.id,
    ]);
  });

  it('are not disabled, and contain only matching locations that are ENABLED', () => {
    const matching = createLocation('CLINIC_VISIT', 1);
    const profile = createProfile([
      createLocation('CLINIC_VISIT', 50),
      createLocation('CLINIC_VISIT', 1, { status: 'ARCHIVED' }),
      matching,
    ]);
    const disabled = createProfile([matching], { disabled: true });
    expect(listMatchingProfiles([profile, disabled], near)).toEqual([
      { ...profile, locations: [matching] },
    ]);
  });

  it('include all profiles if the origin is unknown', () => {
    const profile = createProfile([createLocation('CLINIC_VISIT', 9000)]);
    expect(
      listMatchingProfiles([profile], { maxClinicDistance: 10, checkHomeDistance: true }),
    ).toHaveLength(1);
  });

  it('are limited to the visits that the insurer allows', () => {
    const profile = createProfile([
      createLocation('CLINIC_VISIT', 1),
      createLocation('VIDEO_VISIT', 1),
    ]);
    const [match] = listMatchingProfiles([profile], {
      ...near,
      allowsVisit: (_profile, type) => type === 'VIDEO_VISIT',
    });
    expect(match?.locations.map(({ type }) => type)).toEqual(['VIDEO_VISIT']);
  });
});
