import { describeError } from '../../../kit/diagnostics/describe-error';
import { isRecord } from '../../../kit/json/is-record';
import { type CheckedCall, createCallChecker } from '../check/check-calls';
import { createTrafficCollector } from '../check/summarize-traffic';
import type { TrafficDescription } from '../check/traffic-description';
import { createCallReader } from '../read/call-reader';
import { noteUnread } from '../read/note-unread';
import { readInput } from '../read/read-input';
import { indexLines, type LineIndex } from '../read/text-lines';
import type { RecordedCall } from '../recorded-call';
import { formatReport } from '../report/format-report';
import { toCallResult } from '../view/call-result';
import { correctCall } from '../view/corrections';
import { excerptText } from '../view/excerpt-text';
import type {
  CheckRequest,
  DetailRequest,
  LoadRequest,
  TrafficData,
  TrafficMessage,
} from '../view/traffic-messages';

/** The worker of the page that checks calls. A page that no longer needs a result terminates it. */

declare const self: DedicatedWorkerGlobalScope;

/** The number of characters after which the page gets what was found so far. */
const chunkLength = 1_000_000;

/** How a HAR file starts, which is read in chunks: only its entries are large. */
const harStart = /^\s*\{\s*"log"/;

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

function startLoading(url: string): Promise<TrafficData> {
  data ??= loadData(url).catch((error: unknown) => {
    data = undefined;
    throw error;
  });
  return data;
}

let lines: LineIndex | undefined;
let checked: CheckedCall[] = [];

/** An id in a URL can be of no operation. */
const findOperationId = ({ operations }: TrafficDescription, id: string | undefined) =>
  operations.find((operation) => operation.id === id)?.id;

async function check({ dataUrl, input, corrections }: CheckRequest): Promise<void> {
  const loading = startLoading(dataUrl);
  const text = typeof input === 'string' ? input : await input.text();
  lines = undefined;
  const { description, unreleased } = await loading;
  const name = typeof input === 'string' ? '' : input.name;
  const collector = createTrafficCollector(description, unreleased);
  checked = [];
  const checkBatch = (calls: readonly RecordedCall[], progress: number): void => {
    const start = checked.length;
    const batch = calls.map((call, index) => {
      const correction = corrections.calls[start + index];
      return checkCall(correctCall(call, correction), correction?.operationId);
    });
    batch.forEach(collector.add);
    checked.push(...batch);
    const results = batch.map((call, index) => toCallResult(call, start + index, count));
    send({ type: 'checked', calls: results, progress });
  };
  const isLarge =
    text.length > chunkLength &&
    corrections.kind === undefined &&
    harStart.test(text.slice(0, chunkLength));
  const whole = isLarge ? undefined : readInput(text, name, corrections.kind);
  const expectedId = findOperationId(description, corrections.expectedId);
  const count = whole?.calls.length ?? Number.POSITIVE_INFINITY;
  const options = { kind: whole?.kind, expectedId, isSingle: count === 1 };
  const checkCall = createCallChecker(description, options);
  const reader = createCallReader(name);
  if (isLarge) {
    for (let start = 0; start < text.length; start += chunkLength) {
      const end = start + chunkLength;
      checkBatch(reader.push(text.slice(start, end)), Math.min(1, end / text.length));
    }
  }
  const { kind, notes: found, calls } = whole ?? reader.finish();
  const hasMethod = corrections.calls[0]?.method !== undefined;
  checkBatch(calls, 1);
  const notes = [
    ...found.filter(({ about }) => !(hasMethod && about === 'method')),
    ...noteUnread({ kind, calls: checked.map(({ call }) => call) }, text),
  ];
  lines = indexLines(text);
  const operations = description.operations.map(({ id, summary }) => ({ id, summary }));
  send({ type: 'done', kind, notes, summary: collector.summarize(), operations });
}

async function sendDetail({ index }: DetailRequest): Promise<void> {
  const entry = checked[index];
  if (!entry || !data || !lines) return;
  const { reportable, apiVersion } = await data;
  const { call, match, findings, causes, listValueRules, repeat } = entry;
  const { segments = [], query = [] } = match?.url ?? {};
  const path = ['', ...segments.slice(match?.prefix.length)].join('/');
  const search = new URLSearchParams(query).toString();
  const excerpt = excerptText(
    lines,
    findings.map(({ at }) => at),
  );
  const report = formatReport(
    [
      {
        call,
        operation: match?.operation.id,
        findings: findings.map(({ location, ...finding }) => ({ ...finding, field: location })),
        causes: causes.flatMap(({ condition, title, reason, isFinding }) =>
          condition === 'met' && !isFinding ? `${title}. ${reason}` : [],
        ),
      },
    ],
    { reportable, apiVersions: [apiVersion] },
  );
  const target = search === '' ? path : `${path}?${search}`;
  const valueRules = listValueRules();
  const detail = { call, findings, causes, valueRules, repeat, path: target, excerpt, report };
  send({ type: 'detail', index, detail });
}

function respond(message: LoadRequest | CheckRequest | DetailRequest): Promise<unknown> {
  if (message.type === 'detail') return sendDetail(message);
  if (message.type === 'check') return check(message);
  // If it fails, the first check loads it again, and reports it.
  return startLoading(message.dataUrl).catch(() => undefined);
}

self.addEventListener(
  'message',
  ({ data: message }: MessageEvent<LoadRequest | CheckRequest | DetailRequest>) =>
    void respond(message).catch(fail),
);
