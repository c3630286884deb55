import { describeError } from '../../../kit/diagnostics/describe-error';
import { isRecord } from '../../../kit/json/is-record';
import { type CheckedCall, createCallChecker } from '../check/check-calls';
import { createTrafficCollector } from '../check/summarize-traffic';
import { readInput } from '../read/read-input';
import { formatReport } from '../report/format-report';
import { toCallResult } from '../view/call-result';
import { excerptText } from '../view/excerpt-text';
import type {
  CheckRequest,
  DetailRequest,
  TrafficData,
  TrafficMessage,
} from '../view/traffic-messages';

/** The worker of the page that checks calls. A page that no longer needs a result terminates it. */

declare const self: DedicatedWorkerGlobalScope;

/** The number of calls after which the page gets what was found so far. */
const batchSize = 50;

const send = (message: TrafficMessage): void => self.postMessage(message);

const fail = (error: unknown): void => send({ type: 'failed', reason: describeError(error) });

/** Only the form is checked: the file is part of this site. */
const isTrafficData = (value: unknown): value is TrafficData =>
  isRecord(value) && isRecord(value.description) && Array.isArray(value.unreleased);

async function loadData(url: string): Promise<TrafficData> {
  const response = await fetch(url);
  const value: unknown = await response.json();
  if (isTrafficData(value)) return value;
  throw new Error(`Expected the description of the API at ${url}, found another file`);
}

let data: Promise<TrafficData> | undefined;
let text = '';
let checked: CheckedCall[] = [];

async function check({ dataUrl, input, operationId }: CheckRequest): Promise<void> {
  data ??= loadData(dataUrl);
  text = typeof input === 'string' ? input : await input.text();
  const { description, unreleased } = await data;
  const { kind, notes, calls } = readInput(text, typeof input === 'string' ? '' : input.name);
  send({ type: 'read', kind, notes, count: calls.length });
  const isSingle = calls.length === 1;
  const checkCall = createCallChecker(description, { kind, operationId, isSingle });
  const collector = createTrafficCollector(description, unreleased);
  checked = [];
  for (let start = 0; start < calls.length; start += batchSize) {
    const batch = calls.slice(start, start + batchSize).map(checkCall);
    batch.forEach(collector.add);
    send({
      type: 'checked',
      calls: batch.map((call, index) => toCallResult(call, start + index)),
    });
    checked.push(...batch);
  }
  const operations = description.operations.map(({ id, summary }) => ({ id, summary }));
  send({ type: 'done', summary: collector.summarize(), operations });
}

async function sendDetail({ index }: DetailRequest): Promise<void> {
  const entry = checked[index];
  if (!entry || !data) return;
  const { reportable, apiVersion } = await data;
  const { call, match, findings } = entry;
  const { segments = [], query = [] } = match?.url ?? {};
  const path = ['', ...segments.slice(match?.prefix.length)].join('/');
  const search = new URLSearchParams(query).toString();
  const excerpt = excerptText(
    text,
    findings.map(({ at }) => at),
  );
  const report = formatReport(
    [
      {
        call,
        operation: match?.operation.id,
        findings: findings.map(({ location, ...finding }) => ({ ...finding, field: location })),
      },
    ],
    { reportable, apiVersions: [apiVersion] },
  );
  send({
    type: 'detail',
    index,
    detail: { call, path: search === '' ? path : `${path}?${search}`, excerpt, report },
  });
}

self.addEventListener(
  'message',
  ({ data: message }: MessageEvent<CheckRequest | DetailRequest>) => {
    if (message.type === 'detail') {
      sendDetail(message).catch(fail);
      return;
    }
    check(message).catch((error: unknown) => {
      data = undefined;
      fail(error);
    });
  },
);
