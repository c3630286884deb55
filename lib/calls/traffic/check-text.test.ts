import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { projectPath } from '../../kit/files/project-files';
import { buildTrafficDescription } from './check/build-traffic-description';
import type { TrafficRuleId } from './check/traffic-finding';
import { checkText } from './check-text';

/** Inputs of people whose calls did not work: the operation that was meant, and the findings that tell the cause. */

const inputSchema = z.object({
  id: z.string(),
  text: z.string(),
  calls: z.array(z.object({ operation: z.string().nullable().optional() })).default([]),
});
const inputs = z
  .array(inputSchema)
  .parse(parse(readFileSync(projectPath('tests/traffic/inputs.yaml'), 'utf8')));
const description = buildTrafficDescription(getOpenApiDocument());

/** The cause of each input. Those that are not here have it in the notes of the reader, or in the causes. */
const rules: Readonly<Record<string, TrafficRuleId[]>> = {
  'curl-in-slack-with-saved-answer': ['wrong-credential'],
  'postman-console-quotes': ['body', 'unknown-field'],
  'axios-client-of-a-class': ['unknown-operation', 'body'],
  'ktor-log-below-two-calls': ['body', 'response-use'],
  'python-comprehension': ['body', 'response-use'],
  'axios-default-header': ['wrong-credential', 'body'],
  'netty-dump': ['body', 'unknown-field'],
  'lambda-receiver': ['response-use'],
  'retrofit-data-class': ['response-use', 'body'],
  'jest-wrapper': ['missing-parameter'],
  'n8n-node': ['wrong-credential', 'documented-rule'],
  'actions-contract-tests': ['response-use'],
  'haproxy-incident': ['missing-parameter'],
  'nest-client': ['parameter', 'unknown-field', 'response-use'],
  'logcat-two-modules': ['wrong-credential'],
  'sentry-event': ['body', 'body'],
  'compose-axios': ['body', 'body'],
  'go-span': ['wrong-method', 'response-use'],
  'newman-run': ['wrong-credential', 'unknown-field'],
  'logcat-single-object': ['body', 'body'],
  'receiver-other-reason': ['response-use', 'response-use'],
  'log-one-date': ['unknown-operation'],
  'notebook-multipart': ['response-use'],
  'swift-minimal-status': ['response-use'],
  'json-quotes-eaten': ['body-syntax'],
  'powershell-doubled-quotes': ['body'],
  'other-token-header': ['wrong-credential'],
  'bearer-without-space': ['wrong-credential'],
  'verbose-trailing-slash': ['path-spelling', 'missing-token', 'content-type'],
  'postman-curl-405': ['body'],
  'json-log-line': ['wrong-method'],
  'delivery-in-log': ['path-spelling', 'wrong-method'],
  'har-base64-body': ['body'],
  'har-cut-off': ['ended-session'],
  'har-firefox': ['unknown-parameter'],
  'har-without-body': ['missing-body'],
  'cmd-carets-body': ['body'],
  'cmd-carets-url': ['parameter'],
  'carets-after-single-quotes': ['body'],
  'form-instead-of-json': ['content-type'],
  'curl-without-content-type': ['content-type'],
  'lower-case-enum-in-query': ['parameter', 'missing-token'],
  'postman-variables': ['wrong-method', 'body'],
  'http-file-header-in-body': ['body-syntax'],
  'http-file-query-lines': ['parameter'],
  'delivery-cut-off': ['undocumented-value'],
  'typographic-quotes': ['body-syntax'],
  'doubled-slash': ['path-spelling'],
  'hard-coded-v1': ['other-prefix'],
  'placeholder-in-path': ['parameter'],
  'multipart-instead-of-json': ['content-type'],
  'trailing-comma': ['wrong-credential', 'body-syntax'],
  'object-instead-of-array': ['body'],
  'double-encoded-body': ['body'],
  'ansi-c-quotes': ['unknown-parameter', 'body-syntax'],
  'backslashes-in-body': ['wrong-credential', 'body-syntax'],
  'delivery-after-brackets': ['undocumented-field'],
  'password-as-object': ['body'],
  'har-logout-order': ['missing-parameter', 'ended-session'],
  'powershell-without-content-type': ['content-type'],
  'requests-traceback': ['unknown-parameter'],
  'nginx-error-log': ['unknown-parameter'],
  'httpie-strings': ['body'],
  'insomnia-export': ['body'],
  'copied-as-fetch': ['parameter'],
  'axios-error': ['body'],
  'trial-three-causes': ['other-prefix', 'body', 'unknown-field'],
  'trial-object-hides-fields': ['body'],
  'trial-logout-in-log': ['ended-session', 'unknown-parameter'],
  'trial-delivery-at-hooks': ['undocumented-field'],
  'trial-python-form': ['content-type', 'body'],
  'trial-fetch-object': ['wrong-method', 'body'],
  'trial-cmd-object': ['body'],
  'trial-revision-in-log': ['stale-revision'],
  'trial-new-reason': ['undocumented-value'],
  'trial-upload-to-file': ['wrong-method'],
  'trial-ruby-query': ['unknown-parameter'],
  'trial-initiator': ['body', 'undocumented-status'],
  'trial-proxy-timeout': ['foreign-response'],
  'trial-httpx': ['other-prefix', 'wrong-credential', 'unknown-parameter'],
  'java-http-client': ['unknown-field'],
  okhttp: ['wrong-credential', 'body'],
  'csharp-base-address': ['body'],
  'php-curl': ['content-type', 'unknown-field'],
  'php-guzzle': ['body'],
  'ruby-net-http': ['wrong-method', 'body'],
  'set-5-postman': ['body', 'unknown-field'],
  'set-5-search': ['response-use'],
  'booking-id': ['response-use'],
  'logout-parsed': ['response-use'],
  'upload-only-200': ['response-use'],
  'list-with-pages': ['unknown-parameter', 'response-use'],
  'report-parsed': ['unknown-parameter', 'response-use'],
  'file-parsed': ['response-use'],
  'percent-in-search': ['parameter'],
  'plus-in-email': ['parameter', 'missing-token'],
  'put-policy': ['unknown-operation', 'body', 'unknown-field'],
  'policy-keys': ['body', 'unknown-field'],
  'password-names': ['body', 'unknown-field'],
  'photo-names': ['unknown-field'],
  'chat-names': ['unknown-parameter'],
  'set-5-delete': ['unknown-operation'],
  'set-5-override': ['unknown-field'],
  'set-6-client-log': ['stale-revision'],
  'set-6-override': ['documented-rule'],
  'set-6-password': ['missing-token'],
  'splunk-pairs': ['body'],
  'bruno-file': ['wrong-credential', 'body'],
  'axios-client': ['unknown-parameter', 'parameter'],
  'postman-console': ['body'],
  'wget-query-as-body': ['missing-parameter', 'unexpected-body'],
  'curl-file-session': ['body'],
  'dio-chat': ['unknown-parameter'],
  'postman-runner': ['ended-session', 'body'],
  'dio-log': ['unknown-parameter'],
  'curl-session': ['ended-session'],
  'quoted-mails': ['body'],
  'csharp-job-in-a-mail': ['response-use'],
  'browser-preferences': ['response-use', 'ended-session'],
};

/** A dictionary of Python has no operation: without JSON, its fields are not known. */
const withoutOperation = new Set(['python-dict']);

/** The call fits, and had no response: whether it can be sent again is the answer. */
const withoutFinding = new Set(['trial-axios-timeout']);

it.each(inputs)('$id', ({ id, text, calls }) => {
  const checked = checkText(text, description);
  const operations = checked.calls.map(({ match }) => match?.operation.id ?? null);
  if (!withoutOperation.has(id)) {
    expect(operations).toEqual(calls.map(({ operation }) => operation ?? null));
  }
  const found = checked.calls.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId));
  expect(found).toEqual(expect.arrayContaining(rules[id] ?? []));
  const causes = checked.calls.flatMap((call) => [...call.causes, ...call.listValueRules()]);
  const count = found.length + checked.notes.length + causes.length;
  if (!withoutFinding.has(id)) expect(count).toBeGreaterThan(0);
});

it('has a cause for inputs that exist', () => {
  const ids = inputs.map(({ id }) => id);
  expect(Object.keys(rules).filter((id) => !ids.includes(id))).toEqual([]);
});

it.each([
  ["curl -X PUT 'https://api.test.example.com/api/v2/appointments/7' -H 'X-Token: x'", 'curl'],
  ["await fetch('https://api.test.example.com/api/v2/appointments/7', { method: 'PUT' })", 'fetch'],
  ['requests.put("https://api.test.example.com/api/v2/appointments/7", headers=headers)', 'Python'],
])('marks the address, and not the whole of %s', (command) => {
  const text = `It fails:\n${command}`;
  const { calls } = checkText(text, description);
  const [finding] = calls.flatMap(({ findings }) => findings);
  const { offset = 0, length = 0 } = finding?.at ?? {};
  expect(text.slice(offset, offset + length).replace(/^["']|["']$/g, '')).toBe(
    'https://api.test.example.com/api/v2/appointments/7',
  );
});

it('follows what code reads of a field', () => {
  const text = `app.post('/hooks', (req, res) => {
  const hook = req.body;
  const pm = hook.patientMessage;
  log(pm.text, pm.description, hook.event.initiator, hook.event?.initiatorId, hook.invoices.length);
});

{"reason": "STATUS_CHANGE", "appointmentId": 1, "status": "REQUESTED"}`;
  const { calls } = checkText(text, description);
  const found = calls.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(found).toEqual(['patientMessage has no field text', 'event has no field initiator']);
});

/** What a program logs below names of its own: only the description says what of it the call sent, and what it got. */
const logged = [
  'POST https://api.test.example.com/api/v2/appointment -> 200',
  'audit {"user":"sync","values":{"patientId":90144,"profileId":5120,"status":"BOOKD"},"retry":0}',
  'mapped {"flags":[1,2]}',
  'outcome {"kind":"Saved","value":{"subscriberId":7,"firstName":"A","searchedCity":"Lisbon"}}',
].join('\n');

it('chooses the bodies of a call among all JSON of the text, by their fields', () => {
  const { calls } = checkText(logged, description);
  expect(calls.map(({ requestBody, responseBody }) => [requestBody, responseBody])).toEqual([
    [
      { patientId: 90144, profileId: 5120, status: 'BOOKD' },
      { subscriberId: 7, firstName: 'A', searchedCity: 'Lisbon' },
    ],
  ]);
});

it('chooses an item of a list that a program logs by itself', () => {
  const text =
    'POST https://api.test.example.com/api/v2/policies -> 405\nrow 7 {"companyId":3,"policyNumber":"A-1","startDate":"2027-01-01"}';
  const [call] = checkText(text, description).calls;
  expect(call?.requestBody).toEqual([
    { companyId: 3, policyNumber: 'A-1', startDate: '2027-01-01' },
  ]);
});
