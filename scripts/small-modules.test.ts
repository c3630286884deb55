import { describe, expect, it } from 'vitest';
import { isSmallModule } from './small-modules';

describe('a small module', () => {
  it.each([
    "import { other } from './other';\nexport const read = () => other();",
    "export type Name = string;\nexport const prefix = 'hub.';\nexport const limit = -1;",
    'export const double = (value: number) => value * 2;\nexport function triple() {}',
    "export const names = 'a' as const;",
  ])('has no state: %s', (code) => expect(isSmallModule(code)).toBe(true));

  it.each([
    'let count = 0;\nexport const increment = () => count++;',
    'export const roots = new Map();',
    'export const list: string[] = [];',
    'export const load = memoize(() => 1);',
    "addEventListener('click', () => {});",
    'export class Store {}',
    `export const text = '${'a'.repeat(3000)}';`,
  ])('is not: %s', (code) => expect(isSmallModule(code)).toBe(false));
});
