import { describe, expect, it } from 'vitest';
import { isRecord } from '../../kit/json/is-record';
import { findNeededBody, findSmallestBody, listFieldPaths } from './smallest-body';

describe('findSmallestBody', () => {
  it('removes all that the request is accepted without', async () => {
    const body = { a: 1, b: { c: 2, d: 3 }, e: [{ f: 4 }] };
    const needsBD = async (value: unknown) =>
      isRecord(value) && isRecord(value.b) && value.b.d === 3 && Array.isArray(value.e);
    expect(await findSmallestBody(body, needsBD)).toEqual({ b: { d: 3 }, e: [{}] });
  });
});

describe('findNeededBody', () => {
  const body = { id: 1, name: 'a', note: 'b' };

  it('has only the fields without which the request is refused', async () => {
    const needsName = async (value: unknown) => isRecord(value) && 'name' in value;
    expect(await findNeededBody(body, needsName)).toEqual({ name: 'a' });
  });

  it('does not exist if one field can replace another, or none is needed', async () => {
    const needsEither = async (value: unknown) =>
      isRecord(value) && ('id' in value || 'name' in value);
    expect(await findNeededBody(body, needsEither)).toBeUndefined();
    expect(await findNeededBody(body, async () => true)).toBeUndefined();
  });
});

describe('listFieldPaths', () => {
  it('lists the fields of all objects, without the positions in lists', () => {
    expect(listFieldPaths([{ a: 1, b: [{ c: 2 }, { c: 3, d: 4 }] }])).toEqual([
      'a',
      'b',
      'b.c',
      'b.d',
    ]);
    expect(listFieldPaths('text')).toEqual([]);
  });
});
