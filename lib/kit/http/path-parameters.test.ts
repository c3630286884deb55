import { expect, it } from 'vitest';
import { requireFilledPath } from './path-parameters';

it('refuses a path with a placeholder', () => {
  expect(() => requireFilledPath('/a/7')).not.toThrow();
  expect(() => requireFilledPath('/a/{id}')).toThrow('The path /a/{id} has no value for {id}.');
});
