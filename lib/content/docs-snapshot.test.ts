import { describe, expect, it } from 'vitest';
import { findVersionNameError, rewriteDocLinks } from './docs-snapshot';

const ids = new Set(['doctor-app/login', 'doctor-app/elements/card']);
const move = (source: string) => rewriteDocLinks(source, ids, '/docs/versions/1.0');

describe('moveLinks', () => {
  it.each([
    ['[Log in](/docs/doctor-app/login#mfa)', '[Log in](/docs/versions/1.0/doctor-app/login#mfa)'],
    ['[a]: /docs/doctor-app/login\n', '[a]: /docs/versions/1.0/doctor-app/login\n'],
    [
      '<Card title="x" href="/docs/doctor-app/elements/card" />',
      '<Card title="x" href="/docs/versions/1.0/doctor-app/elements/card" />',
    ],
    [
      '[Log in](/docs/doctor-app/login "title")',
      '[Log in](/docs/versions/1.0/doctor-app/login "title")',
    ],
  ])('%s', (source, expected) => expect(move(source)).toBe(expected));

  it.each([
    '[Other](/docs/doctor-app/login-help)',
    '[API](/api/operations/createToken)',
    '[Away](https://www.example.com/docs/doctor-app/login)',
    '`GET /docs/doctor-app/login`',
  ])('leaves %s', (source) => expect(move(source)).toBe(source));
});

describe('findNameFault', () => {
  it('takes the names of versions, once', () => {
    expect(findVersionNameError('2.1-beta', ['current'])).toBeUndefined();
    expect(findVersionNameError('1.0', ['current', '1.0'])).toMatch('already');
    expect(findVersionNameError('current', ['current'])).toMatch('already');
    for (const name of ['', '../x', 'a/b', '.hidden', 'a b'])
      expect(findVersionNameError(name, [])).toMatch('one part of an address');
  });
});
