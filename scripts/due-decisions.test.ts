import { describe, expect, it } from 'vitest';
import { findVersion, isReached, listDue, listDueDecisions } from './due-decisions';

describe('isReached', () => {
  it.each([
    ['16.4.6', '17', false],
    ['17.0.0', '17', true],
    ['17.0.0-rc.1', '17', true],
    ['18.1.0', '17.2', true],
    ['17.1.9', '17.2', false],
    ['20.19', '22', false],
    ['0.29.0', '0.29', true],
  ])('compares %s with %s', (installed, version, expected) => {
    expect(isReached(installed, version)).toBe(expected);
  });
});

describe('listDue', () => {
  it('lists versions that are reached, with their lines', () => {
    const text = 'Look at each major:\n`next@2`, `@types/node@999`, `node@18`, next@1.';
    expect(listDue('a.md', text)).toEqual([
      { file: 'a.md', line: 2, condition: '`next@2`', installed: findVersion('next') },
      { file: 'a.md', line: 2, condition: '`node@18`', installed: findVersion('node') },
    ]);
  });

  it('throws for a package that is not installed', () => {
    expect(() => listDue('a.md', '`no-such-package@1`')).toThrow('a.md:1: `no-such-package@1`');
  });

  it('finds every package that a decision names', () => {
    expect(() => listDueDecisions()).not.toThrow();
  });
});
