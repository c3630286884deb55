import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../tests/support/sandbox/test-sandbox';
import { loadScenario, scenarioNames, scenarios } from './scenarios';
import { everydayData } from './seed/everyday-data';

const build = (name: (typeof scenarioNames)[number]) => scenarios[name].build(everydayData);

describe('loadScenario', () => {
  it.each(scenarioNames)('loads %s quickly and does not mutate the everyday data', (name) => {
    const before = JSON.stringify(everydayData);
    const sandbox = createTestSandbox();
    const start = performance.now();
    loadScenario(sandbox, name);
    expect(performance.now() - start).toBeLessThan(100);
    expect(sandbox.store.get('settings', 'scenario')?.value).toBe(name);
    expect(JSON.stringify(everydayData)).toBe(before);
  });

  it('loads the everyday scenario if the name is unknown', () => {
    const sandbox = createTestSandbox('no-such');
    expect(sandbox.store.get('settings', 'scenario')?.value).toBe('everyday');
  });

  it('loads unique ids, all below those of new records', () => {
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

describe('scenarios', () => {
  it('new-partner has companies, doctors, and four users, but no insured people', () => {
    const data = build('new-partner');
    expect(data.companies).toEqual(everydayData.companies);
    expect(data.profiles).toEqual(everydayData.profiles);
    expect(data.accounts.map(({ email }) => email)).toEqual([
      'dana@example.com',
      'carrier@example.com',
      'support@example.com',
      'alex.sample@example.com',
    ]);
    expect(data.accounts.flatMap(({ policyIds }) => policyIds)).toEqual([]);
    expect(data.sessions).toHaveLength(4);
    for (const table of ['policies', 'people', 'appointments', 'messages', 'overrides'] as const) {
      expect(data[table]).toEqual([]);
    }
  });

  it('large-portfolio has more policies of company 118 than one search returns', () => {
    const { policies, companies } = build('large-portfolio');
    const bulk = policies.filter(({ policyNumber }) => policyNumber.startsWith('BLK-'));
    expect(bulk).toHaveLength(1200);
    expect(bulk[0]).toMatchObject({ companyId: 118, policyNumber: 'BLK-0000001' });
    const pattern = companies.find(({ id }) => id === 118)?.policyNumberRegEx ?? '';
    for (const { policyNumber } of bulk) expect(policyNumber).toMatch(new RegExp(pattern));
  });

  it('video-only has no enabled clinic or home visits and the same video visits', () => {
    const listEnabledTypes = (profiles: typeof everydayData.profiles) =>
      profiles
        .flatMap((profile) => profile.locations)
        .filter(({ status }) => status === 'ENABLED')
        .map(({ type }) => type);
    const types = listEnabledTypes(build('video-only').profiles);
    expect(new Set(types)).toEqual(new Set(['VIDEO_VISIT']));
    expect(types).toEqual(
      listEnabledTypes(everydayData.profiles).filter((type) => type === 'VIDEO_VISIT'),
    );
  });

  it('no-doctors has only disabled profiles', () => {
    expect(build('no-doctors').profiles.every(({ disabled }) => disabled)).toBe(true);
  });
});
