import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../api/description/load-openapi-document';
import { buildTrafficDescription } from '../check/build-traffic-description';
import { createTrafficCollector } from '../check/summarize-traffic';
import { checkText } from '../check-text';
import { toCallResult } from '../view/call-result';
import { formatJunit } from './format-junit';
import { formatSarif } from './format-sarif';
import { formatText } from './format-text';
import { toJson } from './to-json';

/** What a command prints in a place where others can read it. An assistant gets the same as JSON. */

const description = buildTrafficDescription(getOpenApiDocument());
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkb3JhIn0.planted';
const address = 'api.test.example.com/api/v2/appointment';

const calls: Readonly<Record<string, string>> = {
  'credentials in the URL': `curl https://dora:planted@${address} -d '{}'`,
  'a token in the query': `POST https://${address}?token=planted 405`,
  'a token in the fragment': `POST https://${address}#access_token=planted&state=1 405`,
  'a token in a wrong header': `curl https://${address} -H 'Authorization: Bearer planted' -d '{}'`,
  'a token as a wrong value': `curl https://${address} -H 'X-Token: planted' -H 'Content-Type: application/json' -d '${JSON.stringify({ status: token, languages: [`Bearer ${token}`], profileId: JSON.stringify({ token }) })}'`,
};

describe('the results of a call', () => {
  it.each(Object.entries(calls))('with %s don\u2019t have it', (_name, text) => {
    const input = { file: 'a.txt', ...checkText(text, description) };
    const collector = createTrafficCollector(description, []);
    input.calls.forEach(collector.add);
    const toUrl = (path: string) => path;
    const report = { inputs: [input], summary: collector.summarize(), toUrl };
    expect(input.calls).toHaveLength(1);
    const outputs = [
      formatText(report),
      JSON.stringify(toJson(report)),
      formatJunit(report),
      formatSarif(report, '/api/check'),
      JSON.stringify(input.calls.map((call, index) => toCallResult(call, index, 1))),
    ];
    for (const output of outputs) expect(output).not.toMatch(/planted|eyJ/);
  });
});
