import { describe, expect, it } from 'vitest';
import { createLocation, createProfile } from '../../../tests/support/sandbox/profile-helpers';
import { getAvailabilityStatus } from './availability-status';

const clinic = createProfile([createLocation('CLINIC_VISIT', 1)]);
const home = createProfile([createLocation('HOME_VISIT', 1)]);
const video = createProfile([createLocation('VIDEO_VISIT', 1)]);

describe('doctorsAvailabilityStatus', () => {
  it.each([
    ['NOT_AVAILABLE_IN_GENERAL', [], []],
    ['NOT_AVAILABLE_BY_INSURER', [clinic, video], []],
    ['VIDEO_ONLY_IN_GENERAL', [video], [video]],
    ['VIDEO_ONLY_BY_INSURER', [home, video], [video]],
    ['ALL_AVAILABLE', [clinic, video], [clinic, video]],
    ['ALL_AVAILABLE', [home], [home]],
  ])('is %s', (status, general, insured) => {
    expect(getAvailabilityStatus(general, insured)).toBe(status);
  });
});
