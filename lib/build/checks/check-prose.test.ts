import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose';

describe('checkProse', () => {
  it.each([
    ['Press the the button.', 'the', 'advice'],
    ['This is a error.', 'an', 'advice'],
    ['Each web hook has a body.', 'webhook', 'advice'],
    ['Add it to the blacklist.', 'blocklist', 'advice'],
    ['Sign in to go on.', 'log in', 'hint'],
    ['Simply call it.', 'Simply', 'hint'],
    ['It is easy to use.', 'plain words', 'hint'],
    ['A man in the middle reads it.', 'people', 'hint'],
    ['The call is sent again «at once.', 'quotation marks', 'hint'],
    [`${'One more word and '.repeat(11)}the end.`, 'at most 40 words', 'hint'],
  ])('reports the problem of "%s"', async (source, expected, severity) => {
    const [diagnostic, ...others] = await checkProse(source, 'x.mdx');
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ file: 'x.mdx', line: 1, severity });
    expect(`${diagnostic?.expected} ${diagnostic?.found ?? ''}`).toContain(expected);
  });

  it('reads admonitions and alerts, also unknown ones', async () => {
    const source = ':::nope\nA\n:::\n\n> [!NOTE]\n> This is a error.\n\n:::note\nB\n:::\n';
    expect(await checkProse(source, 'x.mdx')).toMatchObject([{ line: 6 }]);
  });

  it('ignores code, URLs and attributes', async () => {
    const source =
      'Use `e-mail`.\n\n```js\nsignIn.mend()\n```\n\n<Card title="Sign in" href="/mend" />\n\n[A](/mend)\n';
    expect(await checkProse(source, 'x.mdx')).toEqual([]);
  });
});
