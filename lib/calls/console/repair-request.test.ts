import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairRequest as repair } from './repair-request';

const server = 'https://api.example.com/api/v2';
const context = { servers: [server], template: '/policies/{policyId}/overrides', values: {} };
/** Returns the repaired request. Throws if it is refused. */
const repairRequest = (...args: Parameters<typeof repair>) => {
  const result = repair(...args);
  if (result && 'refusal' in result) throw new Error(result.refusal);
  return result;
};
const request = (url: string, headers = {}) => ({ url, headers });

describe('repairRequest', () => {
  it('encodes path parameters', () => {
    const repaired = repairRequest(request(`${server}/policies/TRV/1?x=1#2/overrides`), {
      ...context,
      values: { policyId: 'TRV/1?#2' },
    });
    expect(repaired?.url).toBe(`${server}/policies/TRV%2F1%3F%232/overrides?x=1`);
  });

  it('does not encode values that are already encoded', () => {
    const values = { policyId: 'TRV%2F1' };
    expect(
      repairRequest(request(`${server}/policies/TRV%2F1/overrides`), { ...context, values })?.url,
    ).toBe(`${server}/policies/TRV%2F1/overrides`);
  });

  it('replaces the token of the library by that of the request, or removes it', () => {
    const sent = request(`${server}/policies/1/overrides`, {
      'x-token': 'PLACEHOLDER',
      Accept: 'a',
    });
    const values = { policyId: '1' };
    expect(repairRequest(sent, { ...context, values })?.headers).toEqual({ Accept: 'a' });
    expect(repairRequest(sent, { ...context, values, token: 'abc' })?.headers).toEqual({
      'X-Token': 'abc',
      Accept: 'a',
    });
  });

  it('ignores requests to other URLs', () => {
    expect(repairRequest(request('https://elsewhere.example/policies'), context)).toBeUndefined();
    expect(repairRequest(request(`${server}x/policies`), context)).toBeUndefined();
  });

  it.each(['.', '..', '%2e', '.%2E'])('refuses the dot segment %s', (policyId) => {
    const sent = request(`${server}/policies/x/overrides`);
    expect(repair(sent, { ...context, values: { policyId } })).toEqual({
      refusal: expect.stringContaining('policyId'),
    });
  });

  it('encodes any value as one path segment that decodes to what was entered', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (policyId) => {
        fc.pre(!/%[0-9a-f]{2}/i.test(policyId) && !/^\.{1,2}$/.test(policyId));
        const repaired = repairRequest(request(`${server}/policies/x/overrides`), {
          ...context,
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
