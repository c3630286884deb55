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

function stageAs(name: keyof typeof tokens) {
  const sandbox = createTestSandbox();
  const caller = findCaller(sandbox.store, tokens[name]);
  if (!caller) throw new Error(`The scenario has no session of ${name}`);
  return { ...sandbox, caller };
}

describe('the limits of a list', () => {
  it('are those of the policy, or of the policy of the patient', () => {
    const stage = stageAs('dana');
    const distance = stage.store.get('companies', 118)?.permissibleDistance;
    expect(resolveVisitLimits(stage, { 'policy-id': 30771 }).maxClinicDistance).toBe(distance);
    expect(resolveVisitLimits(stage, { 'patient-id': 90144 }).maxClinicDistance).toBe(distance);
    expect(resolveVisitLimits(stage, {}).maxClinicDistance).toBe(10_000);
  });
});

describe('the profiles that are asked for', () => {
  it('are without the one of the excluded appointment, where the caller can see it', () => {
    const query = { ids: [5120], 'excluded-appointment-id': 70412 };
    expect(findRequestedProfiles(stageAs('dana'), query)).toEqual([]);
    const stranger = { ...stageAs('dana') };
    stranger.caller = { ...stranger.caller, id: 1, policyIds: [] };
    expect(findRequestedProfiles(stranger, query)).toHaveLength(1);
  });

  it('have around them those of their countries, or of the country that is named', () => {
    const sandbox = createTestSandbox();
    const [here, there] = [createProfile([]), createProfile([], { country: 'ES' })];
    replaceProfiles(sandbox, [here, there]);
    const stage = { ...stageAs('dana'), store: sandbox.store };
    expect(listProfilesByCountry(stage, [here], undefined)).toEqual([here]);
    expect(listProfilesByCountry(stage, [here], 'ES')).toEqual([there]);
    expect(listProfilesByCountry(stage, [], undefined)).toEqual([]);
  });
});

describe('what there is around a list', () => {
  it('is wider in general than under the insurer', () => {
    const clinic = createProfile([createLocation('CLINIC_VISIT', 8)]);
    const limits = {
      maxClinicDistance: 5000,
      allowsVisit: () => true,
      allowsSpecialty: () => true,
    };
    const place = { latitude: 38.7223, longitude: -9.1393 };
    const found = matchProfilesByCoverage(
      [clinic],
      { origin: place, checkHomeDistance: false },
      limits,
    );
    expect(found.general).toEqual([clinic]);
    expect(found.insured).toEqual([]);
  });
});
