import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight-code';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');

describe('highlightCode', () => {
  it('renders tokens with classes and without styles', async () => {
    const { html } = await highlightCode('const a = "b";', 'typescript');
    expect(html).toContain('class=t-k');
    expect(html).not.toContain('style');
  });

  it('does not change the text of the code', async () => {
    const source = 'if (a < b && c) {\n\treturn "<i>";\n}';
    expect(textOf((await highlightCode(`${source}\n`, 'typescript')).html)).toBe(source);
  });

  it('highlights lines by range and by comment', async () => {
    const byRange = await highlightCode('{\n  "a": 1\n}', 'json', '{2} title="T"');
    expect(byRange.title).toBe('T');
    expect(byRange.html.match(/marked/g)).toHaveLength(1);
    const byComment = await highlightCode('# highlight-next-line\ncurl x', 'bash');
    expect(byComment.html).toContain('marked');
    expect(textOf(byComment.html)).toBe('curl x');
  });

  it('highlights the JSON that a curl command sends', async () => {
    const source = `curl --data '{\n    "id": 1\n  }' \\\n  --output x`;
    const { html } = await highlightCode(source, 'shellscript');
    expect(html).toContain('<span class=t-c> 1</span>');
    expect(html).toContain('<span class=t-s>  --output x</span>');
    expect(textOf(html)).toBe(source);
  });

  it('indents what wraps below the start of its line', async () => {
    const line = '"text": "Opens five minutes before the visit, and closes later."';
    const { html } = await highlightCode(`    ${line}\n  ${line}`, 'json');
    expect(html.match(/--indent:\w+/g)).toEqual(['--indent:6ch']);
  });

  it('lets long lines wrap, and URLs in them before their segments', async () => {
    const url = 'https://api.example.com/v2/appointments/1?a=b&c=d';
    const source = `curl --request GET \\\n  --url '${url}' \\\n  --fail`;
    const { html } = await highlightCode(source, 'shellscript');
    expect(html.match(/class=long/g)).toHaveLength(1);
    expect(html).toContain('example.com<wbr>/v2<wbr>/appointments<wbr>/1<wbr>?a=b<wbr>&#x26;c=d');
    expect(textOf(html)).toBe(source);
  });

  it('lets the paths of requests break before their parameters', async () => {
    const source = 'GET /api/v2/appointments/policy?policy-id=3310&fromDate=2027-01-01';
    const { html } = await highlightCode(source, 'http');
    expect(html).toContain('/policy<wbr>?policy-id=3310<wbr>&#x26;fromDate');
    expect(textOf(html)).toBe(source);
  });

  it.each([
    [
      'json',
      '{\n  "scheduledLocalTimestamp": "2027-03-02T09:30:00Z",\n  "a": 1\n}',
      '00Z"<span class=t-p>,</span></span>',
    ],
    [
      'shellscript',
      "curl --url 'https://api.example.com/appointments' \\\n  --fail",
      "appointments'<span class=end> \\</span></span>",
    ],
    [
      'typescript',
      "const options = {headers: {token: 'YOUR_ACCESS_TOKEN'}};",
      "TOKEN'<span class=end>}};</span></span>",
    ],
  ])('keeps punctuation in the box of the string before it: %s', async (language, source, end) => {
    const { html } = await highlightCode(source, language);
    expect(html).toContain(end);
    expect(textOf(html)).toBe(source);
  });

  it('renders an unknown language as text', async () => {
    expect((await highlightCode('a <b>', 'nonesuch')).html).toBe('a &#x3C;b>');
  });
});

it('each line of code with numbers has an element', async () => {
  const { html, firstLine } = await highlightCode('a\n\nb', 'text', 'showLineNumbers=7 {3}');
  expect(html).toBe(
    '<span class=line>a</span>\n<span class=line></span>\n<span class="line marked">b</span>',
  );
  expect(firstLine).toBe(7);
});
