import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose';

describe('checkProse', () => {
  it.each([
    ['Press the the button.', 'the'],
    ['This is a error.', 'an'],
    ['Sign in to go on.', 'log in'],
    ['Each web hook has a body.', 'webhook'],
    ['The call is sent again «at once.', 'quotation marks'],
    [`${'One more word and '.repeat(11)}the end.`, 'at most 40 words'],
  ])('reports the problem of "%s"', async (source, expected) => {
    const [diagnostic, ...others] = await checkProse(source, 'x.mdx');
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ file: 'x.mdx', line: 1, severity: 'error' });
    expect(`${diagnostic?.expected} ${diagnostic?.found ?? ''}`).toContain(expected);
  });

  it('ignores code, URLs and attributes', async () => {
    const source =
      'Use `e-mail`.\n\n```js\nsignIn.mend()\n```\n\n<Card title="Sign in" href="/mend" />\n\n[A](/mend)\n';
    expect(await checkProse(source, 'x.mdx')).toEqual([]);
  });
});
