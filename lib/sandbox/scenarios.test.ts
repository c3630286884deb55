import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../tests/support/sandbox/test-sandbox';
import { loadScenario, scenarioNames, scenarios } from './scenarios';
import { everydayData } from './seed/everyday-data';

const build = (name: (typeof scenarioNames)[number]) => scenarios[name].build(everydayData);

describe('a scenario', () => {
  it.each(scenarioNames)('%s: is loaded fast, and leaves the everyday world as it is', (name) => {
    const before = JSON.stringify(everydayData);
    const sandbox = createTestSandbox();
    const start = performance.now();
    loadScenario(sandbox, name);
    expect(performance.now() - start).toBeLessThan(100);
    expect(sandbox.store.get('settings', 'scenario')?.value).toBe(name);
    expect(JSON.stringify(everydayData)).toBe(before);
  });

  it('is the everyday one where its name is unknown', () => {
    const sandbox = createTestSandbox('no-such');
    expect(sandbox.store.get('settings', 'scenario')?.value).toBe('everyday');
  });

  it('has ids of its own, and none of the numbers that new records get', () => {
    for (const name of scenarioNames) {
      const { settings: _settings, ...tables } = build(name);
      for (const [table, records] of Object.entries(tables)) {
        const ids = records.map(({ id }) => id);
        expect(new Set(ids).size, `${name} ${table}`).toBe(ids.length);
        for (const id of ids) if (typeof id === 'number') expect(id).toBeLessThan(1_000_001);
      }
    }
  });
});

describe('the scenario', () => {
  it('new-partner has companies, doctors and four users, and nobody insured', () => {
    const world = build('new-partner');
    expect(world.companies).toEqual(everydayData.companies);
    expect(world.profiles).toEqual(everydayData.profiles);
    expect(world.accounts.map(({ email }) => email)).toEqual([
      'dana@example.com',
      'carrier@example.com',
      'support@example.com',
      'alex.sample@example.com',
    ]);
    expect(world.accounts.flatMap(({ policyIds }) => policyIds)).toEqual([]);
    expect(world.sessions).toHaveLength(4);
    for (const table of ['policies', 'people', 'appointments', 'messages', 'overrides'] as const) {
      expect(world[table]).toEqual([]);
    }
  });

  it('large-portfolio has more policies of company 118 than one search gives', () => {
    const { policies, companies } = build('large-portfolio');
    const bulk = policies.filter(({ policyNumber }) => policyNumber.startsWith('BLK-'));
    expect(bulk).toHaveLength(1200);
    expect(bulk[0]).toMatchObject({ companyId: 118, policyNumber: 'BLK-0000001' });
    const pattern = companies.find(({ id }) => id === 118)?.policyNumberRegEx ?? '';
    for (const { policyNumber } of bulk) expect(policyNumber).toMatch(new RegExp(pattern));
  });

  it('video-only has no clinic and no home that is enabled, and video visits as before', () => {
    const locations = (profiles: typeof everydayData.profiles) =>
      profiles
        .flatMap((profile) => profile.locations)
        .filter(({ status }) => status === 'ENABLED')
        .map(({ type }) => type);
    const left = locations(build('video-only').profiles);
    expect(new Set(left)).toEqual(new Set(['VIDEO_VISIT']));
    expect(left).toEqual(locations(everydayData.profiles).filter((type) => type === 'VIDEO_VISIT'));
  });

  it('no-doctors has no profile that is not disabled', () => {
    expect(build('no-doctors').profiles.every(({ disabled }) => disabled)).toBe(true);
  });
});
