import { expect, test } from 'vitest';
import { findDeclaration, listFieldTokens } from './declared-data-path';

const declarations = [{ path: '/profile' }, { path: '/profile/available' }, { path: '/lists' }];

test('the longest declared path at or above a path declares it', () => {
  expect(findDeclaration('/profile/name', declarations)?.path).toBe('/profile');
  expect(findDeclaration('/profile/available', declarations)?.path).toBe('/profile/available');
});

test('a path that only starts with the same letters is not declared', () => {
  expect(findDeclaration('/listsOfAll', declarations)).toBeUndefined();
});

test('lists the names of fields below the declaration', () => {
  expect(listFieldTokens('/profile/photo/path', { path: '/profile' })).toEqual(['photo', 'path']);
  expect(listFieldTokens('/messages/*', { path: '/messages' })).toBeUndefined();
  expect(listFieldTokens('/messages', { path: '/messages' })).toBeUndefined();
});
