import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose';

describe('checkProse', () => {
  it.each([
    ['Press the the button.', 'the'],
    ['This is a error.', 'an'],
    ['Sign in to go on.', 'log in'],
    ['Each webhook has a body.', 'web hook'],
    [`${'One more word and '.repeat(9)}the end.`, 'at most 32 words'],
  ])('reports the problem of "%s"', async (source, expected) => {
    const [diagnostic, ...others] = await checkProse(source, 'x.mdx');
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ file: 'x.mdx', line: 1, severity: 'error' });
    expect(`${diagnostic?.expected} ${diagnostic?.found ?? ''}`).toContain(expected);
  });

  it('ignores code, URLs and attributes', async () => {
    const source =
      'Use `webhook`.\n\n```js\nclick()\n```\n\n<Card title="Sign in" href="/click" />\n\n[A](/webhook)\n';
    expect(await checkProse(source, 'x.mdx')).toEqual([]);
  });
});
