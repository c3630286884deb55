import { describe, expect, it } from 'vitest';
import { readInput } from './read-input';

/** The calls of an input, one line for each part that it has. */
const list = (text: string, name?: string): string[] =>
  readInput(text, name).calls.flatMap(({ request, response, startedAt, name: title }) => [
    ...(title === undefined ? [] : [`# ${title}`]),
    ...(request ? [`${request.method} ${request.url}`.trim()] : []),
    ...(request?.headers ?? []).map((header) => `${header.name}: ${header.value}`),
    ...(request?.body
      ? [`> ${request.body.encoding === 'text' ? request.body.content : 'bytes'}`]
      : []),
    ...(response ? [`= ${response.status ?? '?'}`] : []),
    ...(response?.body ? [`< ${response.body.content}`] : []),
    ...(startedAt === undefined ? [] : [`@ ${startedAt}`]),
  ]);

const notesOf = (text: string, name?: string): string[] =>
  readInput(text, name).notes.map(({ message }) => message);

describe('a HAR file', () => {
  const har = (entry: object) => JSON.stringify({ log: { version: '1.2', entries: [entry] } });
  const request = { method: 'POST', url: 'https://x.example/a' };

  it('has the text, the fields, or the bytes of a body', () => {
    const text = { mimeType: 'text/plain', text: 'a' };
    const params = {
      mimeType: 'application/x-www-form-urlencoded',
      params: [{ name: 'a', value: 'b c' }],
    };
    // Firefox writes an empty text next to the fields.
    const both = { ...params, text: '' };
    const parts = {
      mimeType: 'multipart/form-data; boundary=x',
      params: [{ name: 'a', fileName: 'b.pdf' }],
    };
    expect(
      [text, params, both, parts].map(
        (postData) => list(har({ request: { ...request, postData } }))[2],
      ),
    ).toEqual([
      '> a',
      '> a=b+c',
      '> a=b+c',
      '> --x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb.pdf\r\n--x--\r\n',
    ]);
    const content = (base64: string) => ({
      content: { text: base64, encoding: 'base64', mimeType: 'application/json' },
    });
    expect(list(har({ request, response: { status: 200, ...content('eyJhIjoxfQ==') } }))).toContain(
      '< {"a":1}',
    );
    const [call] = readInput(har({ request, response: content('AAEC') })).calls;
    expect(call?.response?.body).toMatchObject({ encoding: 'base64', content: 'AAEC' });
  });

  it('has cookies and no pseudo-headers', () => {
    const headers = [
      { name: ':method', value: 'GET' },
      { name: 'a', value: 'b' },
    ];
    const cookies = [{ name: 'c', value: 'd' }];
    expect(
      list(
        har({
          startedDateTime: '2027-03-02T09:30:00Z',
          request: { ...request, headers, cookies },
          response: { status: 0 },
        }),
      ),
    ).toEqual([
      '# Entry 1',
      'POST https://x.example/a',
      'a: b',
      'Cookie: c=d',
      '= 0',
      '@ 2027-03-02T09:30:00Z',
    ]);
  });

  it('can be one entry', () => {
    expect(
      list(JSON.stringify({ request: { ...request, headers: [] }, response: { status: 200 } })),
    ).toEqual(['# Entry 1', 'POST https://x.example/a', '= 200']);
  });

  it('has the entries before the place where it is cut off', () => {
    const text = har({ request, response: { status: 200 } });
    const cut = `${text.slice(0, -3)},{"request":{"method":"GET","url":"https://x.ex`;
    expect(list(cut)).toEqual(['# Entry 1', 'POST https://x.example/a', '= 200']);
    expect(readInput(cut).notes).toEqual([
      {
        message: 'The text is cut off here. The entry before it is read',
        at: { offset: cut.length, length: 0 },
      },
    ]);
  });
});

describe('a Postman collection', () => {
  const collection = (item: object, more: object = {}) =>
    JSON.stringify({
      info: { name: 'A' },
      item: [item],
      variable: [
        { key: 'host', value: 'https://{{name}}.example' },
        { key: 'name', value: 'x' },
      ],
      ...more,
    });

  it('has the values of its variables, its folders, and the credentials that a request inherits', () => {
    const auth = {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Token' },
        { key: 'value', value: 't' },
        { key: 'in', value: 'header' },
      ],
    };
    const request = {
      method: 'post',
      header: [
        { key: 'a', value: 'b' },
        { key: 'c', value: 'd', disabled: true },
      ],
      url: { raw: '{{host}}/a/:id?b=c', variable: [{ key: 'id', value: '7' }] },
      body: { mode: 'raw', raw: '{"n":"{{name}}"}', options: { raw: { language: 'json' } } },
    };
    const response = [{ name: 'Refused', code: 405, header: [], body: '{}' }];
    const text = collection({ name: 'Folder', item: [{ name: 'One', request, response }], auth });
    const sent = [
      'POST https://x.example/a/7?b=c',
      'a: b',
      'X-Token: t',
      'Content-Type: application/json',
      '> {"n":"x"}',
    ];
    expect(list(text)).toEqual([
      '# Folder / One',
      ...sent,
      '# Folder / One: Refused',
      ...sent,
      '= 405',
      '< {}',
    ]);
  });

  it.each([
    [{ mode: 'urlencoded', urlencoded: [{ key: 'a', value: 'b c' }] }, 'a=b+c'],
    [
      { mode: 'formdata', formdata: [{ key: 'a', src: 'b.pdf', type: 'file' }] },
      'name="a"\r\n\r\nb.pdf',
    ],
  ])('has the fields of a form', (body, content) => {
    const text = collection({
      name: 'A',
      request: { method: 'POST', url: 'https://x.example', body },
    });
    expect(readInput(text).calls[0]?.request?.body?.content).toContain(content);
  });

  it('notes a variable without a value once', () => {
    const request = { method: 'GET', url: '{{x}}/{{x}}/{{y}}', header: [] };
    expect(notesOf(collection({ name: 'A', request }))).toEqual([
      'The variable x has no value here',
      'The variable y has no value here',
    ]);
  });
});

describe('an .http file', () => {
  it('has requests with names, variables, comments, and scripts', () => {
    const text = `@host = https://x.example
# A comment
### First
# @name one
POST {{host}}/a
    ?b=c
    &d=e HTTP/1.1
Content-Type: application/json
// Another comment

{"a": 1}

> {% client.test() %}

###
{{host}}/b

GET {{host}}/c
`;
    expect(list(text)).toEqual([
      ...[
        '# First',
        'POST https://x.example/a?b=c&d=e',
        'Content-Type: application/json',
        '> {"a": 1}',
      ],
      ...['GET https://x.example/b', 'GET https://x.example/c'],
    ]);
    expect(notesOf(text)).toEqual(['### is missing before this request']);
  });

  it.each([
    ['POST /a\nA: b\n{"c": 1}', 'An empty line is missing between the headers and the body'],
    [
      'POST /a\n\nA: b\n\n{"c": 1}',
      'These lines are part of the body, because an empty line precedes them',
    ],
    ['POST /a\n\n< ./body.json', "The body is in the file ./body.json, which can't be read here"],
    ['GET {{host}}/a', 'The variable host has no value here'],
  ])('notes what is wrong in %s', (text, message) => {
    expect(notesOf(text, 'a.http')).toEqual([message]);
  });
});

describe('HTTP messages', () => {
  it('are requests with their responses', () => {
    const text =
      'POST /a?b=c HTTP/1.1\r\nHost: x.example\r\nA: b\r\n\r\n{"c":\r\n1}\r\n\r\nHTTP/1.1 405 Method Not Allowed\r\nD: e\r\n\r\n{"trace": "f"}\r\n';
    expect(list(text)).toEqual([
      'POST https://x.example/a?b=c',
      'Host: x.example',
      'A: b',
      '> {"c":\r\n1}',
      '= 405',
      '< {"trace": "f"}',
    ]);
  });

  it('can be a response only', () => {
    expect(list('HTTP/2 405\ncontent-type: application/json\n\n{"trace": "f"}')).toEqual([
      '= 405',
      '< {"trace": "f"}',
    ]);
  });

  it('can be what curl prints', () => {
    const text =
      '* Connected\n> GET /a HTTP/2\n> Host: localhost:4010\n> \n* Done\n< HTTP/2 100\n< \n< HTTP/2 405\n< a: b\n< \n{"trace": "f"}* Connection #0 to host x left intact';
    expect(list(text)).toEqual([
      'GET http://localhost:4010/a',
      'Host: localhost:4010',
      '= 405',
      '< {"trace": "f"}',
    ]);
  });
});

describe('code', () => {
  it.each([
    [
      `fetch("https://x.example", {"headers": {"a": "b"}, "body": "{\\"c\\":1}", "method": "POST"});`,
      ['a: b', '> {"c":1}'],
    ],
    [
      "await fetch('https://x.example', { method: 'POST', headers: new Headers([['a', 'b']]), body: JSON.stringify({ c: 1 }) })",
      ['a: b', '> {"c":1}'],
    ],
    [
      "fetch(`https://x.example`, { method: 'post', body: new URLSearchParams({ a: 'b c' }) })",
      ['> a=b+c'],
    ],
  ])('reads %s', (text, rest) => {
    expect(list(text)).toEqual(['POST https://x.example', ...rest]);
  });

  it.each([
    [
      `Invoke-RestMethod -Uri https://x.example -Method Post -Headers @{ 'a' = "b" } -Body '{"c":1}'`,
      ['a: b', 'Content-Type: application/x-www-form-urlencoded', '> {"c":1}'],
    ],
    [
      `$h = @{ a = "b" }\n$body = @{ c = 1; d = @(@{ e = $true }) } | ConvertTo-Json\nirm 'https://x.example' \`\n  -Method 'POST' -Headers $h -Body $body -ContentType application/json`,
      ['a: b', 'Content-Type: application/json', '> {"c":1,"d":[{"e":true}]}'],
    ],
    [
      `Invoke-WebRequest -UseBasicParsing -Uri "https://x.example" \`\n-Method "POST" \`\n-WebSession $session \`\n-Headers @{\n"a"="b"\n  "c"="\`"d\`""\n} \`\n-ContentType "text/plain" \`\n-Body "e$([char]233)"`,
      ['a: b', 'c: "d"', 'Content-Type: text/plain', '> eé'],
    ],
  ])('reads %s', (text, rest) => {
    expect(list(text)).toEqual(['POST https://x.example', ...rest]);
  });
});

it('reads what was typed at the prompts of PowerShell', () => {
  const text = `PS C:\\jobs> $tok = Get-Content .\\token.txt
PS C:\\jobs> $h = @{
>>   "X-Token" = "$tok"
>> }
PS C:\\jobs> $b = @'
>> {"c":1}
>> '@
PS C:\\jobs> irm https://x.example -Method Post \`
>> -Headers $h -Body $b`;
  expect(list(text)).toEqual([
    ...['POST https://x.example', 'X-Token: $tok'],
    ...['Content-Type: application/x-www-form-urlencoded', '>    {"c":1}'],
  ]);
  const [header] = readInput(text).calls[0]?.request?.headers ?? [];
  const { offset = 0, length = 0 } = header?.at ?? {};
  expect(text.slice(offset, offset + length)).toBe('"$tok"');
});

describe('code of libraries', () => {
  it('is read with what each library sends', () => {
    const url = 'https://x.example/api/v2/appointment';
    const lines = [`POST ${url}`, 'Content-Type: application/json', '> {"patientId":1}'];
    const call = (library: string) => `${library}.post('${url}', { patientId: 1 })`;
    expect(readInput(call('axios')).calls[0]?.request?.body?.mediaType).toBe('application/json');
    expect(notesOf(call('this.http'))).toEqual([]);
    expect(notesOf(call('http'))).toEqual(['k6 sends no JSON of an object. Use JSON.stringify']);
    expect(list(call('http'))).toEqual([lines[0], lines[2]]);
  });

  it('is read as wget and HTTPie send it', () => {
    expect(list("wget --post-data='a=1' https://x.example/a")).toEqual([
      'POST https://x.example/a',
      'Content-Type: application/x-www-form-urlencoded',
      '> a=1',
    ]);
    expect(list('http -v PUT :8080/a X-Token:t b=1 c:=2 d==3')).toEqual([
      'PUT http://localhost:8080/a?d=3',
      'X-Token: t',
      'Content-Type: application/json',
      'Accept: application/json',
      '> {"b":"1","c":2}',
    ]);
    expect(list('https -a me:pw x.example/a')).toEqual([
      expect.stringMatching(/^GET https?:\/\/x\.example\/a$/),
      'Authorization: Basic bWU6cHc=',
    ]);
  });

  it.each(['curl -X PUT https://x.example/a --json @-', 'http PUT https://x.example/a'])(
    'is read with what a pipe sends: %s',
    (command) => {
      const lines = list(`echo '{"a": 1}' | \\\n  ${command}`);
      expect(lines[0]).toBe('PUT https://x.example/a');
      expect(lines.at(-1)).toBe('> {"a": 1}');
    },
  );
});

describe('logs', () => {
  it.each([
    [
      '10.0.0.1 - dana [02/Mar/2027:09:30:00 +0100] "POST /a?b=c HTTP/1.1" 405 12 "-" "curl/8"',
      ['POST /a?b=c', '= 405', '@ 2027-03-02T08:30:00.000Z'],
    ],
    [
      '2027-03-02 09:30:00,123 INFO POST https://x.example/a -> 405 in 12 ms',
      ['POST https://x.example/a', '= 405', '@ 2027-03-02T09:30:00.123'],
    ],
    ['[GIN] 2027/03/02 - 09:30:00 | 405 |  1.2ms | 10.0.0.1 | POST     "/a"', ['POST /a', '= 405']],
    ['POST /a 405', ['POST /a', '= 405']],
    ['POST /a 405 12ms - dana', ['POST /a', '= 405']],
    [
      '{"time":"2027-03-02T09:30:00Z","request":{"method":"POST","url":"/a"},"response":{"status":405}}',
      ['POST /a', '= 405', '@ 2027-03-02T09:30:00Z'],
    ],
    ['{"msg":"POST /a HTTP/1.1","statusCode":405}', ['POST /a', '= 405']],
  ])('reads %s', (text, calls) => {
    expect(list(text)).toEqual(calls);
  });
});

it('reads one request of a Postman collection', () => {
  const item = {
    name: 'Book',
    request: {
      method: 'POST',
      header: [{ key: 'X-Token', value: 'x' }],
      url: { raw: 'https://x.example/api/v2/appointment' },
      body: { mode: 'raw', raw: '{}' },
    },
  };
  expect(readInput(JSON.stringify(item))).toMatchObject({
    kind: 'postman',
    calls: [
      { name: 'Book', request: { method: 'POST', url: 'https://x.example/api/v2/appointment' } },
    ],
  });
});
