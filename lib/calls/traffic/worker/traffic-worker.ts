import { describeError } from '../../../kit/diagnostics/describe-error';
import { isRecord } from '../../../kit/json/is-record';
import { type CheckedCall, createCallChecker } from '../check/check-calls';
import { createTrafficCollector } from '../check/summarize-traffic';
import { readInput } from '../read/read-input';
import { toCallResult } from '../view/call-result';
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
let checked: CheckedCall[] = [];

async function check({ dataUrl, text, name, operationId }: CheckRequest): Promise<void> {
  data ??= loadData(dataUrl);
  const { description, unreleased } = await data;
  const { kind, notes, calls } = readInput(text, name);
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

function sendDetail({ index }: DetailRequest): void {
  const entry = checked[index];
  if (!entry) return;
  const { call, match } = entry;
  const { segments = [], query = [] } = match?.url ?? {};
  const path = ['', ...segments.slice(match?.prefix.length)].join('/');
  const search = new URLSearchParams(query).toString();
  send({
    type: 'detail',
    index,
    detail: { call, path: search === '' ? path : `${path}?${search}` },
  });
}

self.addEventListener(
  'message',
  ({ data: message }: MessageEvent<CheckRequest | DetailRequest>) => {
    if (message.type === 'detail') {
      sendDetail(message);
      return;
    }
    check(message).catch((error: unknown) => {
      data = undefined;
      send({ type: 'failed', reason: describeError(error) });
    });
  },
);
