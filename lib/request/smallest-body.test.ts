import { describe, expect, it } from 'vitest';
import { isRecord } from '../contract/is-record';
import { findSmallestBody } from './smallest-body';

describe('findSmallestBody', () => {
  it('removes all that the request is accepted without', async () => {
    const body = { a: 1, b: { c: 2, d: 3 }, e: [{ f: 4 }] };
    const needsBD = async (value: unknown) =>
      isRecord(value) && isRecord(value.b) && value.b.d === 3 && Array.isArray(value.e);
    expect(await findSmallestBody(body, needsBD)).toEqual({ b: { d: 3 }, e: [{}] });
  });
});
