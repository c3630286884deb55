import { describe, expect, it } from 'vitest';
import { checkWording } from './check-wording';

describe('checkWording', () => {
  it.each([
    ['a.yaml', 'a:\n  b: Sent to your web hook.\n', 2, 'webhook'],
    ['a.json', '{\n "b": "A time-out\\nof the call." }', 2, 'timeout'],
    ['a.yaml', 'b: >-\n  This is not\n  published.\n', 1, 'is not documented'],
    ['a.ts', "const x = 1;\nconst y = 'Select «Run» here';", 2, 'straight quotation marks'],
    ['a.ts', `const y = \`\${x} by itself\`;`, 1, 'automatically'],
    ['a.tsx', '<p>\n Load the page\n anew.\n</p>', 3, 'again'],
  ])('reports a word in %s: %s', (file, source, line, expected) => {
    const [diagnostic, ...others] = checkWording(source, file);
    expect(others).toEqual([]);
    const severity = expected === 'straight quotation marks' ? 'hint' : 'advice';
    expect(diagnostic).toMatchObject({ file, line, severity });
    expect(diagnostic?.expected).toContain(expected);
  });

  it('ignores names, code in a text, comments, URLs and module names', () => {
    expect(checkWording('web-hook: e-mail\nb: Call `web hook` now.', 'a.yaml')).toEqual([]);
    const code = "// A web hook\nimport x from './web hook';\nconst y = 'e-mail';";
    expect(checkWording(code, 'a.ts')).toEqual([]);
    expect(checkWording('b: See https://x.example/e-mail for more.', 'a.yaml')).toEqual([]);
  });
});
