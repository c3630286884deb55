import { describe, expect, it } from 'vitest';
import { findVersionNameError, rewriteDocLinks } from './docs-snapshot';

const ids = new Set(['doctor-app/login', 'doctor-app/elements/card']);
const rewrite = (source: string) => rewriteDocLinks(source, ids, '/docs/versions/1.0');

describe('rewriteDocLinks', () => {
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
  ])('rewrites %s', (source, expected) => expect(rewrite(source)).toBe(expected));

  it.each([
    '[Other](/docs/doctor-app/login-help)',
    '[API](/api/operations/createToken)',
    '[Away](https://www.example.com/docs/doctor-app/login)',
    '`GET /docs/doctor-app/login`',
  ])('does not change %s', (source) => expect(rewrite(source)).toBe(source));
});

describe('findVersionNameError', () => {
  it('accepts a new name', () => {
    expect(findVersionNameError('2.1-beta', ['current'])).toBeUndefined();
  });
  it('rejects the name of an existing version', () => {
    expect(findVersionNameError('1.0', ['current', '1.0'])).toMatch('already');
    expect(findVersionNameError('current', ['current'])).toMatch('already');
  });
  it.each(['', '../x', 'a/b', '.hidden', 'a b'])('rejects "%s"', (name) => {
    expect(findVersionNameError(name, [])).toMatch('not a valid version name');
  });
});
