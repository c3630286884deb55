import { describe, expect, it } from 'vitest';
import {
  createLocation,
  createProfile,
  replaceProfiles,
} from '../../../tests/support/sandbox/profile-helpers';
import { createTestSandbox, tokens } from '../../../tests/support/sandbox/test-sandbox';
import { findCaller } from '../http/authenticate';
import {
  findRequestedProfiles,
  listProfilesByCountry,
  matchProfilesByCoverage,
  resolveVisitLimits,
} from './profiles-list';

function createContext(name: keyof typeof tokens) {
  const sandbox = createTestSandbox();
  const caller = findCaller(sandbox.store, tokens[name]);
  if (!caller) throw new Error(`The scenario has no session with the token of ${name}`);
  return { ...sandbox, caller };
}

describe('resolveVisitLimits', () => {
  it('returns the limits of the policy, or of the patient’s policy', () => {
    const context = createContext('patient');
    const permissibleDistance = context.store.get('companies', 118)?.permissibleDistance;
    expect(resolveVisitLimits(context, { 'policy-id': 30771 }).maxClinicDistance).toBe(
      permissibleDistance,
    );
    expect(resolveVisitLimits(context, { 'patient-id': 90144 }).maxClinicDistance).toBe(
      permissibleDistance,
    );
    expect(resolveVisitLimits(context, {}).maxClinicDistance).toBe(10_000);
  });
});

describe('the requested profiles', () => {
  it('exclude the profile of the excluded appointment if the caller can view it', () => {
    const query = { ids: [5120], 'excluded-appointment-id': 70412 };
    expect(findRequestedProfiles(createContext('patient'), query)).toEqual([]);
    const stranger = { ...createContext('patient') };
    stranger.caller = { ...stranger.caller, id: 1, policyIds: [] };
    expect(findRequestedProfiles(stranger, query)).toHaveLength(1);
  });

  it('are compared with the profiles in their countries, or in the given country', () => {
    const sandbox = createTestSandbox();
    const [here, there] = [createProfile([]), createProfile([], { country: 'ES' })];
    replaceProfiles(sandbox, [here, there]);
    const context = { ...createContext('patient'), store: sandbox.store };
    expect(listProfilesByCountry(context, [here], undefined)).toEqual([here]);
    expect(listProfilesByCountry(context, [here], 'ES')).toEqual([there]);
    expect(listProfilesByCountry(context, [], undefined)).toEqual([]);
  });
});

describe('matchProfilesByCoverage', () => {
  it('applies the wider distance limit without the insurer', () => {
    const clinic = createProfile([createLocation('CLINIC_VISIT', 8)]);
    const limits = {
      maxClinicDistance: 5000,
      allowsVisit: () => true,
      allowsSpecialty: () => true,
    };
    const origin = { latitude: 38.7223, longitude: -9.1393 };
    const found = matchProfilesByCoverage([clinic], { origin, checkHomeDistance: false }, limits);
    expect(found.general).toEqual([clinic]);
    expect(found.insured).toEqual([]);
  });
});
