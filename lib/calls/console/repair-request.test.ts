import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairRequest as repair } from './repair-request';

const server = 'https://api.example.com/api/v2';
const context = {
  servers: [server],
  template: '/policies/{policyId}/overrides',
  values: {},
  credential: { kind: 'header', name: 'X-Token', label: 'Access token (X-Token)' } as const,
};
/** Returns the repaired request. Throws if it is refused. */
const repairRequest = (...args: Parameters<typeof repair>) => {
  const result = repair(...args);
  if (result && 'refusal' in result) throw new Error(result.refusal);
  return result;
};
const request = (url: string, token?: string) => ({
  method: 'GET',
  url,
  headers: [
    ['x-token', 'PLACEHOLDER'],
    ['Accept', 'a'],
  ] satisfies Array<[string, string]>,
  token,
});

describe('repairRequest', () => {
  it('encodes path parameters', () => {
    const repaired = repairRequest(request(`${server}/policies/TRV/1?x=1#2/overrides`), {
      ...context,
      values: { policyId: 'TRV/1?#2' },
    });
    expect(repaired?.url).toBe(`${server}/policies/TRV%2F1%3F%232/overrides?x=1`);
  });

  it('replaces the token of the library by that of the request, or removes it', () => {
    const url = `${server}/policies/1/overrides`;
    const values = { policyId: '1' };
    expect(repairRequest(request(url), { ...context, values })?.headers).toEqual([['Accept', 'a']]);
    expect(repairRequest(request(url, 'abc'), { ...context, values })?.headers).toEqual([
      ['Accept', 'a'],
      ['X-Token', 'abc'],
    ]);
  });

  it('keeps the digits of numbers in lists', () => {
    const url = `${server}/policies/1/overrides?x=a%2Cb&ids=9007199254740992&ids=1`;
    const read = (ids: string) =>
      repairRequest(request(url), { ...context, values: { policyId: '1' }, query: { ids } })?.url;
    expect(read('[9007199254740993, 1]')).toMatch(/\?x=a%2Cb&ids=9007199254740993&ids=1$/);
    expect(read('[9007199254740993]')).toMatch(/&ids=9007199254740993$/);
    expect(read('[1, 2]')).toBe(url);
  });

  it('has the token where the operation has it', () => {
    const credential = {
      kind: 'query',
      name: 'key',
      label: 'Access token in the query (key)',
    } as const;
    const sent = { ...request(`${server}/policies/1/overrides?key=PLACEHOLDER&a=1`, 'abc') };
    expect(repairRequest(sent, { ...context, credential, values: { policyId: '1' } })?.url).toBe(
      `${server}/policies/1/overrides?a=1&key=abc`,
    );
  });

  it('ignores requests to other URLs', () => {
    expect(repairRequest(request('https://elsewhere.example/policies'), context)).toBeUndefined();
    expect(repairRequest(request(`${server}x/policies`), context)).toBeUndefined();
  });

  it.each(['.', '..'])('refuses the dot segment %s', (policyId) => {
    const sent = request(`${server}/policies/x/overrides`);
    expect(repair(sent, { ...context, values: { policyId } })).toEqual({
      refusal: expect.stringContaining('policyId'),
    });
  });

  it('encodes any value as one path segment that decodes to what was entered', () => {
    const values = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constant('%E9'));
    fc.assert(
      fc.property(values, (policyId) => {
        fc.pre(!/^\.{1,2}$/.test(policyId));
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
