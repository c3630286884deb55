import { describe, expect, it } from 'vitest';
import { findCaller } from '../http/sign-in';
import { createTestSandbox, tokens } from '../testing';
import { locationOf, profileOf, stageProfiles } from '../testing/profiles';
import { compareProfiles, findAskedFor, listAround, readLimits } from './profiles-list';

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
    expect(readLimits(stage, { 'policy-id': 30771 }).distance).toBe(distance);
    expect(readLimits(stage, { 'patient-id': 90144 }).distance).toBe(distance);
    expect(readLimits(stage, {}).distance).toBe(10_000);
  });
});

describe('the profiles that are asked for', () => {
  it('are without the one of the excluded appointment, where the caller can see it', () => {
    const query = { ids: [5120], 'excluded-appointment-id': 70412 };
    expect(findAskedFor(stageAs('dana'), query)).toEqual([]);
    const stranger = { ...stageAs('dana') };
    stranger.caller = { ...stranger.caller, id: 1, policyIds: [] };
    expect(findAskedFor(stranger, query)).toHaveLength(1);
  });

  it('have around them those of their countries, or of the country that is named', () => {
    const sandbox = createTestSandbox();
    const [here, there] = [profileOf([]), profileOf([], { country: 'ES' })];
    stageProfiles(sandbox, [here, there]);
    const stage = { ...stageAs('dana'), store: sandbox.store };
    expect(listAround(stage, [here], undefined)).toEqual([here]);
    expect(listAround(stage, [here], 'ES')).toEqual([there]);
    expect(listAround(stage, [], undefined)).toEqual([]);
  });
});

describe('what there is around a list', () => {
  it('is wider in general than under the insurer', () => {
    const clinic = profileOf([locationOf('CLINIC_VISIT', 8)]);
    const limits = { distance: 5000, allows: () => true, allowsSpecialty: () => true };
    const place = { latitude: 38.7223, longitude: -9.1393 };
    const found = compareProfiles([clinic], { place, checkHome: false }, limits);
    expect(found.general).toEqual([clinic]);
    expect(found.insured).toEqual([]);
  });
});
