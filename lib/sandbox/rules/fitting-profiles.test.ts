import { describe, expect, it } from 'vitest';
import { lisbon, locationOf, profileOf } from '../testing/profiles';
import type { Profile } from '../world';
import { listFitting } from './fitting-profiles';

const near = { place: lisbon, distance: 10_000, checkHome: false };
const idsOf = (profiles: Profile[]) => profiles.map(({ id }) => id);

describe('the profiles that fit a search', () => {
  it('are those with a clinic within the distance, nearest first', () => {
    const far = profileOf([locationOf('CLINIC_VISIT', 11)]);
    const second = profileOf([locationOf('CLINIC_VISIT', 9)]);
    const first = profileOf([locationOf('CLINIC_VISIT', 1)]);
    expect(idsOf(listFitting([far, second, first], near))).toEqual([first.id, second.id]);
  });

  it('have home visits within maxRadius only where that is checked', () => {
    const home = profileOf([locationOf('HOME_VISIT', 8, { maxRadius: 5000 })]);
    expect(listFitting([home], near)).toHaveLength(1);
    expect(listFitting([home], { ...near, checkHome: true })).toHaveLength(0);
    const wide = profileOf([locationOf('HOME_VISIT', 8, { maxRadius: 9000 })]);
    expect(listFitting([wide], { ...near, checkHome: true })).toHaveLength(1);
  });

  it('have video visits from everywhere, behind what is near and before homes from far away', () => {
    const video = profileOf([locationOf('VIDEO_VISIT', 5000)]);
    const farHome = profileOf([locationOf('HOME_VISIT', 3000)]);
    const clinic = profileOf([locationOf('CLINIC_VISIT', 9)]);
    expect(idsOf(listFitting([farHome, video, clinic], near))).toEqual([
      clinic.id,
      video.id,
      farHome.id,
    ]);
  });

  it('are not disabled, and keep their fitting locations that are ENABLED', () => {
    const good = locationOf('CLINIC_VISIT', 1);
    const profile = profileOf([
      locationOf('CLINIC_VISIT', 50),
      locationOf('CLINIC_VISIT', 1, { status: 'ARCHIVED' }),
      good,
    ]);
    const disabled = profileOf([good], { disabled: true });
    expect(listFitting([profile, disabled], near)).toEqual([{ ...profile, locations: [good] }]);
  });

  it('are all where no place is known', () => {
    const profile = profileOf([locationOf('CLINIC_VISIT', 9000)]);
    expect(listFitting([profile], { distance: 10, checkHome: true })).toHaveLength(1);
  });

  it('are those that an insurer leaves open', () => {
    const profile = profileOf([locationOf('CLINIC_VISIT', 1), locationOf('VIDEO_VISIT', 1)]);
    const [fitting] = listFitting([profile], {
      ...near,
      allows: (_profile, type) => type === 'VIDEO_VISIT',
    });
    expect(fitting?.locations.map(({ type }) => type)).toEqual(['VIDEO_VISIT']);
  });
});
