import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairRequest as repair } from './repair-request';

const server = 'https://api.example.com/api/v2';
const knowledge = { servers: [server], template: '/policies/{policyId}/overrides', values: {} };
/** The repaired request, where it is not refused. */
const repairRequest = (...given: Parameters<typeof repair>) => {
  const result = repair(...given);
  if (result && 'refusal' in result) throw new Error(result.refusal);
  return result;
};
const request = (url: string, headers = {}) => ({ url, headers });

describe('repairRequest', () => {
  it('encodes the values of the path', () => {
    const repaired = repairRequest(request(`${server}/policies/TRV/1?x=1#2/overrides`), {
      ...knowledge,
      values: { policyId: 'TRV/1?#2' },
    });
    expect(repaired?.url).toBe(`${server}/policies/TRV%2F1%3F%232/overrides?x=1`);
  });

  it('leaves values that are encoded already', () => {
    const values = { policyId: 'TRV%2F1' };
    expect(
      repairRequest(request(`${server}/policies/TRV%2F1/overrides`), { ...knowledge, values })?.url,
    ).toBe(`${server}/policies/TRV%2F1/overrides`);
  });

  it('drops the 123 that nobody typed, and only that', () => {
    const sent = request(`${server}/policies/1/overrides`, { 'X-Token': '123', Accept: 'a' });
    const values = { policyId: '1' };
    expect(repairRequest(sent, { ...knowledge, values })?.headers).toEqual({ Accept: 'a' });
    expect(repairRequest(sent, { ...knowledge, values, token: '123' })?.headers).toEqual({
      'X-Token': '123',
      Accept: 'a',
    });
  });

  it('leaves requests to other places alone', () => {
    expect(repairRequest(request('https://elsewhere.example/policies'), knowledge)).toBeUndefined();
    expect(repairRequest(request(`${server}x/policies`), knowledge)).toBeUndefined();
  });

  it.each(['.', '..', '%2e', '.%2E'])(
    'refuses %s, which an address takes as a step',
    (policyId) => {
      const sent = request(`${server}/policies/x/overrides`);
      expect(repair(sent, { ...knowledge, values: { policyId } })).toEqual({
        refusal: expect.stringContaining('policyId'),
      });
    },
  );

  it('keeps any value inside its segment, and the server gets back what was typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (policyId) => {
        fc.pre(!/%[0-9a-f]{2}/i.test(policyId) && !/^\.{1,2}$/.test(policyId));
        const repaired = repairRequest(request(`${server}/policies/x/overrides`), {
          ...knowledge,
          values: { policyId },
        });
        const { pathname, origin } = new URL(repaired?.url ?? '');
        const segments = pathname.split('/');
        expect(origin).toBe('https://api.example.com');
        expect(segments).toHaveLength(6);
        expect(decodeURIComponent(segments[4] ?? '')).toBe(policyId);
      }),
    );
  });
});
