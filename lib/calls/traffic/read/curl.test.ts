import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLanguageSamples } from '../../../api/code/create-language-samples';
import { parseExactJson, writeExactJson } from '../../../kit/json/exact-json';
import { findHeader } from '../find-header';
import { readInput } from './read-input';

const url = 'https://api.test.example.com/api/v2/appointment';

const read = (text: string) => {
  const input = readInput(text);
  const [call] = input.calls;
  return { ...input, request: call?.request, response: call?.response };
};

/** What a command sends: the method, the body, and the type of the body. */
const summarize = (text: string) => {
  const { request } = read(text);
  return [
    request?.method,
    request?.body?.content,
    findHeader(request?.headers ?? [], 'content-type')?.value,
  ];
};

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

describe('a curl command', () => {
  it.each([
    [`curl ${url}`, 'GET', undefined, undefined],
    [`curl -I ${url}`, 'HEAD', undefined, undefined],
    [`curl -XDELETE ${url}`, 'DELETE', undefined, undefined],
    [`curl ${url} -d a=1 --data b=2`, 'POST', 'a=1&b=2', form],
    [`curl ${url} --json '{"a": 1}'`, 'POST', '{"a": 1}', json],
    [`curl -sSLd '{}' -H 'content-type: ${json}' ${url}`, 'POST', '{}', json],
    [`curl --request=PATCH --data-raw=@x ${url}`, 'PATCH', '@x', form],
    [
      `curl ${url} --data-urlencode 'a=b c&d' --data-urlencode '=é'`,
      'POST',
      'a=b+c%26d&%C3%A9',
      form,
    ],
    [`curl ${url} -d @body.json -H "Content-Type: ${json}"`, 'POST', '', json],
    [`$ cat body.json\n[1]\n$ curl ${url} -d @body.json`, 'POST', '[1]', form],
    [`curl ${url} -T report.pdf`, 'PUT', undefined, undefined],
    [`curl ${url} -d $'{"a": "it\\'s \\u00e9 \\xc3\\xa9"}'`, 'POST', `{"a": "it's é é"}`, form],
    [`curl ${url} -d '{"a": "it'\\''s"}'`, 'POST', `{"a": "it's"}`, form],
    [`curl ${url} -d "{\\"a\\": \\"\\$b\\"}"`, 'POST', '{"a": "$b"}', form],
    [`curl ${url} --data-binary @- <<'END'\n{"a":\n1}\nEND\n`, 'POST', '{"a":\n1}', form],
    [`curl ${url} -d ‘{"a": 1}’`, 'POST', '{"a": 1}', form],
    [`curl ${url} \\\n  -d '{}' \\\n  -H 'Content-Type: ${json}'\necho`, 'POST', '{}', json],
    [`$ curl ${url} \\\n> -d '{}'`, 'POST', '{}', form],
    // Chats remove the line continuations.
    [`curl ${url}\n  -d '{}'\n  --compressed`, 'POST', '{}', form],
    ['curl "https://x.example/a" ^\r\n  --data-raw "^{^\\^"a^\\^":1^}"', 'POST', '{"a":1}', form],
    ['curl ^"https://x.example/a^" ^\n  --data-raw ^"^{^\\^"a^\\^":1^}^"', 'POST', '{"a":1}', form],
    ['curl.exe "https://x.example/a" `\n  -d \'{\\"a\\":1}\'', 'POST', '{"a":1}', form],
    ['curl.exe "https://x.example/a" `\n  -d "{""a"":1}"', 'POST', '{"a":1}', form],
    ['PS C:\\> curl.exe https://x.example/a -d @\'\n{"a":1}\n\'@', 'POST', '{"a":1}', form],
  ])('sends what the shell and curl make of %s', (text, method, body, type) => {
    expect(summarize(text)).toEqual([method, body, type]);
  });

  it.each([
    [`curl -G ${url} -d a=1 --data-urlencode 'b=c d'`, `${url}?a=1&b=c+d`],
    [`curl localhost:4010/api`, 'http://localhost:4010/api'],
    [`curl ${url}?a=1&b=2`, `${url}?a=1&b=2`],
    [`curl --url '${url}' -o x.json`, url],
    [`curl -o x.json -w '%{http_code}' ${url} | jq .`, url],
    [`TOKEN=$(curl -s ${url})`, url],
  ])('requests the URL of %s', (text, expected) => {
    expect(read(text).request?.url).toBe(expected);
  });

  it('has headers for credentials, cookies, and the client', () => {
    const { request } = read(`curl ${url} -u dana:pa:ss -b 'a=b' -A me -e https://x.example`);
    expect(request?.headers.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Authorization: Basic ZGFuYTpwYTpzcw==',
      'Cookie: a=b',
      'User-Agent: me',
      'Referer: https://x.example',
    ]);
  });

  it('has the parts of a form', () => {
    const { request } = read(`curl ${url} -F 'a=b "c"' -F 'file=@"x.csv";type=text/csv'`);
    expect(request?.body?.content).toContain('name="a"\r\n\r\nb "c"\r\n');
    expect(request?.body?.content).toContain('filename="x.csv"');
    expect(findHeader(request?.headers ?? [], 'content-type')?.value).toMatch(
      /^multipart\/form-data/,
    );
  });

  it('has the position of a body that is verbatim', () => {
    const text = `curl ${url} -d '{"a": 1}'`;
    expect(read(text).request?.body).toMatchObject({
      isVerbatim: true,
      at: { offset: text.indexOf('{'), length: 8 },
    });
    expect(read(`curl ${url} -d "{\\"a\\": 1}"`).request?.body?.isVerbatim).toBe(false);
  });

  it.each([
    [`curl ${url} -d @body.json`, 'file body.json', '@body.json'],
    [`curl ${url} -H 'X-Token 5f0f8a4e'`, 'needs a colon', 'X-Token 5f0f8a4e'],
    [`curl ${url} -d '{"a": 1}`, 'not closed', "'"],
    [`curl POST ${url}`, 'needs -X', 'POST'],
    ['curl -X POST', 'no URL', 'curl'],
    [`curl ${url} -d “a”`, 'typographic', '“'],
    [`curl ${url}?a=1&b=2`, 'before &', '&'],
    [`C:\\> curl ${url} -d '{"a":1}'`, 'In cmd', "'"],
  ])('notes what is wrong in %s', (text, message, found) => {
    const { notes } = readCurlNotes(text);
    const note = notes.find((candidate) => candidate.message.includes(message));
    const { offset = 0, length = 0 } = note?.at ?? {};
    expect(text.slice(offset, offset + length)).toBe(found);
  });

  it('is read with the response that follows it', () => {
    const text = `$ curl -i ${url}\nHTTP/2 405\ncontent-type: application/json\n\n{"trace": "7f3c1d20"}\n$ curl ${url}/2\n{"a": 1}`;
    const { calls } = readInput(text);
    expect(calls.map(({ response }) => [response?.status, response?.body?.content])).toEqual([
      [405, '{"trace": "7f3c1d20"}'],
      [undefined, '{"a": 1}'],
    ]);
  });

  it('can be several with --next', () => {
    const { calls } = readInput(`curl ${url} -d a --next ${url}/2 -X PUT`);
    expect(calls.map(({ request }) => `${request?.method} ${request?.url}`)).toEqual([
      `POST ${url}`,
      `PUT ${url}/2`,
    ]);
  });
});

/** The notes of a command, also of one from which nothing can be read. */
function readCurlNotes(text: string) {
  const { notes } = readInput(text);
  return { notes };
}

describe('the samples of the reference', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(`it's "$HOME" \`x\` \\ \\n`, 'a\r\nb\n', '“x” ‘y’', '^&%', '@file', 'é\u2028'),
  );
  const bodies = fc.oneof(
    fc
      .dictionary(texts, fc.oneof(texts, fc.double(), fc.array(texts)))
      .map((value) => JSON.stringify(value)),
    fc.constantFrom('{"id":9007199254740993,"price":1.10}', 'not JSON', '@/etc/passwd', '{"a": '),
    fc.constantFrom(
      `"${'x "y" '.repeat(20_000).replaceAll('"', '\\"')}"`,
      'no JSON '.repeat(20_000),
    ),
  );
  const types = fc.constantFrom('application/json', 'text/plain');
  const headers = fc.array(
    fc.tuple(fc.constantFrom('X-Token', 'X-Note'), fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/)),
  );

  it('are read as the request that they send', () => {
    fc.assert(
      fc.property(bodies, types, headers, texts, (body, type, added, value) => {
        const query = new URLSearchParams({ q: value, r: 'a' }).toString();
        const sent = {
          method: 'POST',
          url: `${url}?${query}`,
          headers: [...added, ['Content-Type', type] satisfies [string, string]],
        };
        const [sample] = createLanguageSamples({ ...sent, body }, { kind: 'json', file: 'x' });
        const { request, notes } = read(sample?.source ?? '');
        expect(notes).toEqual([]);
        expect(request?.method).toBe(sent.method);
        expect(request?.url).toBe(sent.url);
        expect(request?.headers.map((header) => [header.name, header.value])).toEqual(sent.headers);
        const expected = parseExactJson(body);
        const found = request?.body?.content ?? '';
        if (!expected || expected.repeatedKey !== undefined) expect(found).toBe(body);
        else
          expect(writeExactJson(parseExactJson(found)?.value)).toBe(writeExactJson(expected.value));
      }),
    );
  });
});
