import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../api/description/load-openapi-document';
import { listReportableData } from '../../../api/description/personal-data';
import { readInput } from '../read/read-input';
import type { RecordedBody, RecordedCall } from '../recorded-call';
import { formatReport, type ReportFinding } from './format-report';

const reportable = listReportableData(getOpenApiDocument());
const context = { reportable, apiVersions: ['2.0'] };

const report = (call: RecordedCall, findings: ReportFinding[] = []) =>
  formatReport([{ call, operation: 'saveAppointment', findings }], context);

const toTextBody = (content: string): RecordedBody => ({
  content,
  encoding: 'text',
  isVerbatim: true,
});

const letters = (length: number) =>
  fc.stringMatching(new RegExp(`^[a-z]{${length},${length + 6}}$`));
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

/** What must not be in a report. Each has letters or digits that occur nowhere else in a call. */
const secrets = fc.record({
  token: fc.uuid(),
  jwt: letters(20).map((text) => `eyJhbGciOiJIUzI1NiJ9.${btoa(text).replaceAll('=', '')}.${text}`),
  password: letters(9).map((text) => `${text}!"\\ß`),
  firstName: letters(5).map((text) => `Dora${text}`),
  lastName: letters(5).map((text) => `O'${text}-Zwei`),
  email: letters(5).map((text) => `${text}+x@mail.example.com`),
  phone: digits(7).map((text) => `+351 91${text}`),
  birthday: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2019-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  street: letters(8).map((text) => `Rua ${text} 7`),
  notes: letters(10).map((text) => `Has ${text} since\nMonday, "very" bad`),
  iban: digits(21).map((text) => `PT50${text}`),
  cookie: letters(12),
  unknown: letters(14).map((text) => `undescribed ${text}`),
});

type Secrets = typeof secrets extends fc.Arbitrary<infer Value> ? Value : never;

/** What support needs: it stays in every report. */
const kept = {
  trace: '7f3c1d20',
  path: '/api/v2/appointments/70412',
  status: 'APPOINTMENT_SCHEDULED',
  id: '9007199254740993',
  time: '2027-02-26T10:15:04Z',
};

const body = (planted: Secrets) => `{
  "appointmentId": ${kept.id},
  "status": "${kept.status}",
  "scheduledTimestamp": "${kept.time}",
  "email": ${JSON.stringify(planted.email)},
  "notes": ${JSON.stringify(planted.notes)},
  "street": ${JSON.stringify(planted.street)},
  "patient": {
    "firstName": ${JSON.stringify(planted.firstName)},
    "lastName": ${JSON.stringify(planted.lastName)},
    "birthday": "${planted.birthday}"
  },
  "claimDetails": [{ "accountNumber": ${JSON.stringify(planted.iban)} }],
  "myOwnField": { "deep": [[${JSON.stringify(planted.unknown)}]] }
}`;

const error = (planted: Secrets) =>
  JSON.stringify({
    error: 'BAD_REQUEST',
    message: `${planted.firstName} ${planted.lastName} (${planted.email}, ${planted.phone}), born ${planted.birthday}, sent Bearer ${planted.token}`,
    data: { field: 'notes', value: planted.notes, token: planted.jwt },
    trace: kept.trace,
    timestamp: kept.time,
  });

const url = (planted: Secrets) =>
  `https://${encodeURIComponent(planted.email)}:${encodeURIComponent(planted.password)}@api.test.example.com${kept.path}?email=${encodeURIComponent(planted.email)}&access_token=${planted.token}&key=${planted.cookie}&x=${encodeURIComponent(planted.unknown)}#${planted.cookie}`;

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The same secrets in each format, and in each part of a call. */
const formats: Record<string, (planted: Secrets) => string> = {
  curl: (planted) =>
    `curl ${quote(url(planted))} -u ${quote(`dora:${planted.password}`)} -b ${quote(`sid=${planted.cookie}`)} -H 'X-Token: ${planted.token}' -H 'Authorization: Bearer ${planted.jwt}' -H 'Content-Type: application/json' -d ${quote(body(planted))}\nHTTP/1.1 405\nSet-Cookie: sid=${planted.cookie}\n\n${error(planted)}`,
  har: (planted) =>
    JSON.stringify({
      log: {
        entries: [
          {
            startedDateTime: kept.time,
            request: {
              method: 'POST',
              url: url(planted),
              headers: [{ name: 'x-token', value: planted.token }],
              cookies: [{ name: 'sid', value: planted.cookie }],
              postData: {
                mimeType: 'application/json',
                text: btoa(String.fromCharCode(...new TextEncoder().encode(body(planted)))),
                encoding: 'base64',
              },
            },
            response: {
              status: 405,
              headers: [{ name: 'Set-Cookie', value: planted.cookie }],
              content: { mimeType: 'application/json', text: error(planted) },
            },
          },
        ],
      },
    }),
  form: (planted) =>
    `POST ${kept.path}/${planted.cookie} HTTP/1.1\nHost: api.test.example.com\nContent-Type: application/x-www-form-urlencoded\n\n${new URLSearchParams({ ...planted, status: kept.status, appointmentId: kept.id })}\n\nHTTP/1.1 405\n\n${error(planted)}`,
  multipart: (planted) =>
    `POST ${kept.path} HTTP/1.1\nHost: api.test.example.com\nContent-Type: multipart/form-data; boundary=b\n\n${[...Object.entries(planted), ['status', kept.status], ['appointmentId', kept.id]].map(([name, value]) => `--b\nContent-Disposition: form-data; name="${name}"; filename="${planted.lastName}.pdf"\n\n${value}\n`).join('')}--b--\n\nHTTP/1.1 405\n\n${error(planted)}`,
  'malformed JSON': (planted) =>
    `POST ${kept.path} HTTP/1.1\nHost: api.test.example.com\nContent-Type: application/json\n\n${body(planted).replace('"patient"', "'patient'").slice(0, -20)}, ${planted.unknown} ${planted.lastName}`,
  'an error record': (planted) => error(planted),
  'a fetch call': (planted) =>
    `fetch(${JSON.stringify(url(planted))}, { method: "POST", headers: { Authorization: 'Bearer ' + "${planted.token}", cookie: "${planted.cookie}" }, body: JSON.stringify(${body(planted)}) })`,
  'JSON in a text': (planted) =>
    `POST ${kept.path} HTTP/1.1\nHost: api.test.example.com\nCoOkIe: sid=${planted.cookie}\nContent-Type: application/json\n\n${JSON.stringify({ appointmentId: 1, status: kept.status, notes: body(planted), languages: [planted.jwt] })}`,
  'a file in a form': (planted) =>
    `curl https://api.test.example.com${kept.path} -F 'status=${kept.status}' -F ${quote(`file=@/home/${planted.cookie}/${planted.firstName}.csv;type=text/csv`)} -F ${quote(`note=${planted.notes}`)}`,
  'a line of a log': (planted) =>
    `203.0.113.7 - ${planted.cookie} [26/Feb/2027:10:15:04 +0000] "GET ${kept.path}?status=${kept.status}&email=${encodeURIComponent(planted.email)}&token=${planted.token}&firstName=${planted.firstName} HTTP/1.1" 405 12 "https://x.example/?session=${planted.cookie}"`,
  'an HTTPie command': (planted) =>
    `http -a ${quote(`dora:${planted.password}`)} POST ${quote(url(planted))} X-Token:${planted.token} status=${kept.status} ${quote(`firstName=${planted.firstName}`)} ${quote(`notes=${planted.notes}`)}`,
  'a text': (planted) =>
    `POST ${kept.path} HTTP/1.1\nHost: api.test.example.com\nContent-Type: text/plain\n\n${Object.values(planted).join(' ')}\n`,
};

/** What a secret looks like in texts of other formats. */
const spellings = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
  new URLSearchParams({ a: text }).toString().slice(2),
  text.replace(/\s+/g, ' '),
];

describe('a report', () => {
  it.each(Object.entries(formats))(
    'of %s has no secret, and what support needs',
    (format, write) => {
      fc.assert(
        fc.property(secrets, (planted) => {
          const { calls } = readInput(write(planted));
          expect(calls).toHaveLength(1);
          // The fields of other calls say which values are personal data.
          const knowsFields = ![
            ...['an error record', 'a text', 'a file in a form', 'a line of a log'],
            'an HTTPie command',
          ].includes(format);
          const { markdown, removed } = report(calls[0] ?? {}, [
            {
              message: knowsFields ? `${planted.firstName} is no date` : 'This is no date',
              field: '/patient/birthday',
              found: planted.birthday,
              expected: 'a date',
            },
            { message: 'One word', found: planted.firstName },
            { message: 'The value does not fit', field: 'status', found: kept.status },
            { message: `${planted.email} is repeated`, found: `${planted.notes} ${planted.token}` },
          ]);
          const texts = [markdown, JSON.stringify(removed)];
          for (const [name, secret] of Object.entries(planted)) {
            for (const spelling of spellings(secret)) {
              for (const text of texts)
                expect(text.includes(spelling), `${name} in ${text}`).toBe(false);
            }
          }
          expect(markdown).toContain(kept.status);
          if (format !== 'an error record') expect(markdown).toContain(kept.path);
          if (['curl', 'har', 'form', 'an error record'].includes(format)) {
            expect(markdown).toContain(`Trace: \`${kept.trace}\``);
            expect(markdown).toContain(kept.time);
          }
          if (['curl', 'har', 'form', 'a fetch call', 'malformed JSON'].includes(format)) {
            expect(markdown).toContain(kept.id);
          }
        }),
      );
    },
  );

  it('has what was found in a list, and not what was found in a personal one', () => {
    const { markdown } = report({}, [
      { message: 'a', field: '/languages/0', found: 'ENGLISH' },
      { message: 'b', field: 'phones[1]', found: '1234' },
    ]);
    expect(markdown).toContain('found `ENGLISH`');
    expect(markdown).not.toContain('1234');
  });

  it('has the host of a server, even if a name of the call is part of it', () => {
    const markdown = report({
      request: {
        method: 'PUT',
        url: 'https://api.test.example.com/api/v2/token/people',
        headers: [],
        body: toTextBody('{"lastName":"Example"}'),
      },
    }).markdown;
    expect(markdown).toContain('`PUT https://api.test.example.com/api/v2/token/people`');
    expect(markdown).toContain('"lastName": "[removed]"');
  });

  it('has no sentence where the name of a value belongs, and the causes and what is missing', () => {
    const request = {
      method: 'POST',
      url: 'https://partner.example.org/hooks/visits',
      headers: [],
      body: toTextBody('{"speciality":"Jane Miller, yes","country":""}'),
    };
    const headers = [{ name: 'Date', value: 'Thu, 15 May 2025 16:42:09 GMT' }];
    const { markdown } = formatReport(
      [
        {
          call: { request, response: { status: 405, headers } },
          operation: 'appointmentChanged',
          findings: [
            { message: 'Missing', found: 'nothing', field: 'header.X-Token' },
            { message: 'Other', found: 'PUT', field: 'method' },
          ],
          causes: ['Dates. Only one.'],
        },
      ],
      context,
    );
    for (const text of [
      '## POST appointmentChanged returned 405',
      '"speciality": "[removed]"',
      '"country": ""',
      'found `nothing`',
      'found `PUT`',
      '- Dates. Only one.',
      'Time of the response: `Thu, 15 May 2025 16:42:09 GMT`',
    ])
      expect(markdown).toContain(text);
  });

  it('reads as a message', () => {
    const { calls } = readInput(
      `curl -X POST 'https://api.test.example.com/api/v2/token/people?policyId=30771' -H 'X-Token: 5f0f8a4e' -H 'Content-Type: application/json' -d '{"firstName": "Dana", "policyId": 30771, "gender": "F"}'\nHTTP/1.1 405\n\n{"error": "BAD_REQUEST", "message": "Dana: unknown gender", "trace": "7f3c1d20", "timestamp": "2027-02-26T10:15:04Z"}`,
    );
    const { markdown, removed } = report(calls[0] ?? {}, [
      {
        message: 'The value is not in the list',
        field: '/gender',
        found: 'F',
        expected: 'FEMALE, MALE',
      },
    ]);
    expect(markdown).toMatchInlineSnapshot(`
      "## POST /api/v2/token/people returned 405

      - Trace: \`7f3c1d20\`
      - Time of the error: \`2027-02-26T10:15:04Z\`
      - Request: \`POST https://api.test.example.com/api/v2/token/people?policyId=30771\`
      - Operation: \`saveAppointment\`
      - Status: \`405\`
      - API version: \`2.0\`

      ### Findings

      - The value is not in the list (field \`/gender\`, found \`F\`, expected \`FEMALE, MALE\`)

      ### Request body

      \`\`\`json
      {
        "firstName": "[removed]",
        "policyId": 30771,
        "gender": "F"
      }
      \`\`\`

      ### Response body

      \`\`\`json
      {
        "error": "BAD_REQUEST",
        "message": "[removed]",
        "trace": "7f3c1d20",
        "timestamp": "2027-02-26T10:15:04Z"
      }
      \`\`\`
      "
    `);
    expect(removed).toMatchInlineSnapshot(`
      [
        {
          "what": "X-Token",
          "where": "request header X-Token",
        },
        {
          "what": "firstName",
          "where": "request body /firstName",
        },
        {
          "what": "message",
          "where": "response body /message",
        },
      ]
    `);
  });
});
