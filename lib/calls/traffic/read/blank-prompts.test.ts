import { expect, it } from 'vitest';
import { blankPrompts } from './blank-prompts';

it.each([
  ['[a@b ~]$ curl -d \'{\n> "id": 1\n> }\' x', '         curl -d \'{\n  "id": 1\n  }\' x'],
  [
    'curl x \\\n>   -d @- <<EOF\nheredoc> {}\nheredoc> EOF',
    'curl x \\\n    -d @- <<EOF\n         {}\n         EOF',
  ],
  ['$ curl x "\ndquote> "\n> GET / HTTP/1.1', '$ curl x "\n        "\n> GET / HTTP/1.1'],
  ['PS C:\\> irm x `\n>> -Method Post', 'PS C:\\> irm x `\n   -Method Post'],
  // What curl prints is no prompt, and neither is a quotation of a mail.
  ['curl -v x\n> GET / HTTP/1.1', 'curl -v x\n> GET / HTTP/1.1'],
  ["It doesn't work:\n> POST /token", "It doesn't work:\n> POST /token"],
])('blanks the prompts of %j', (text, expected) => {
  expect(blankPrompts(text)).toBe(expected);
});
