import { expect, it } from 'vitest';
import { describeNames, suggestName, unknownName } from './suggest-name';

it('suggests a similar name, and none if no name is similar', () => {
  expect(suggestName('kye', ['key', 'value'])).toBe('key');
  expect(suggestName('x', ['key', 'value'])).toBeUndefined();
});

it('lists the names that are expected, with the closest', () => {
  expect(describeNames('kye', ['key', 'value'])).toBe('one of key, value; the closest is key');
  expect(describeNames('x', ['key', 'value'])).toBe('one of key, value');
});

it('says that there are no names', () => {
  expect(describeNames('kye', [])).toMatch(/no name/);
});

it('lists only the closest of many names', () => {
  const names = Array.from({ length: 50 }, (_, index) => `name-${index}-of-many`);
  expect(describeNames('name-7-of-many', names)).toBe(
    'one of 50 names; the closest is name-7-of-many',
  );
});

it('creates the error for an unknown name, whose finding a check can report', () => {
  const { message, finding } = unknownName('operation', 'getDoctr', ['getDoctor', 'getToken']);
  expect(message).toBe(
    'There is no operation "getDoctr"; expected one of getDoctor, getToken; the closest is getDoctor',
  );
  expect(finding).toMatchObject({
    message: 'There is no operation "getDoctr"',
    found: '"getDoctr"',
  });
});
