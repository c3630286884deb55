import { describe, expect, it } from 'vitest';
import { checkProse } from '../lib/checks/check-prose';
import { formatDiagnostics } from '../lib/diagnostics/diagnostic';
import { listFiles, readText } from '../lib/files/project-files';

const files = ['content/docs', 'content/api'].flatMap((folder) => listFiles(folder, '.mdx'));

describe('the prose', () => {
  it('has no fault on any page', async () => {
    const found = await Promise.all(files.map((file) => checkProse(readText(file), file)));
    expect(formatDiagnostics(found.flat())).toBe('');
    console.log(`${files.length} pages of prose, 0 faults`);
  }, 60_000);

  it.each([
    ['Press the the button.', 'the'],
    ['This is a error.', 'an'],
    ['Sign in to go on.', 'log in'],
    ['Each webhook has a body.', 'web hook'],
    [`${'One more word and '.repeat(9)}the end.`, 'at most 32 words'],
  ])('finds what is wrong with «%s»', async (source, expected) => {
    const [fault, ...more] = await checkProse(source, 'x.mdx');
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ file: 'x.mdx', line: 1, severity: 'error' });
    expect(`${fault?.expected} ${fault?.found ?? ''}`).toContain(expected);
  });

  it('reads neither code nor links’ addresses nor attributes', async () => {
    const source =
      'Use `webhook`.\n\n```js\nclick()\n```\n\n<Card title="Sign in" href="/click" />\n\n[A](/webhook)\n';
    expect(await checkProse(source, 'x.mdx')).toEqual([]);
  });
});
