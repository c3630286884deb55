import { expect, it } from 'vitest';
import { fillPath, requireFilledPath } from './path-parameters';

it('encodes values, and keeps a placeholder whose value is missing or empty', () => {
  expect(fillPath('/a/{id}/{name}', { id: '$&', name: 'x/y' })).toBe('/a/%24%26/x%2Fy');
  expect(fillPath('/a/{id}/{name}', { id: '' })).toBe('/a/{id}/{name}');
});

it('refuses a path with a placeholder', () => {
  expect(() => requireFilledPath('/a/7')).not.toThrow();
  expect(() => requireFilledPath('/a/{id}')).toThrow('The path /a/{id} has no value for {id}.');
});
