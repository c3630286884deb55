import { describe, expect, it } from 'vitest';
import { locationOf, profileOf } from '../testing/profiles';
import { readAvailabilityStatus } from './availability-status';

const clinic = profileOf([locationOf('CLINIC_VISIT', 1)]);
const home = profileOf([locationOf('HOME_VISIT', 1)]);
const video = profileOf([locationOf('VIDEO_VISIT', 1)]);

describe('doctorsAvailabilityStatus', () => {
  it.each([
    ['NOT_AVAILABLE_IN_GENERAL', [], []],
    ['NOT_AVAILABLE_BY_INSURER', [clinic, video], []],
    ['VIDEO_ONLY_IN_GENERAL', [video], [video]],
    ['VIDEO_ONLY_BY_INSURER', [home, video], [video]],
    ['ALL_AVAILABLE', [clinic, video], [clinic, video]],
    ['ALL_AVAILABLE', [home], [home]],
  ])('is %s', (status, general, insured) => {
    expect(readAvailabilityStatus(general, insured)).toBe(status);
  });
});
