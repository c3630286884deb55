import type { MemoryUsage } from './browser-measurements';
import type { EngineResult, TimePercentiles } from './measure-engine';

const formatBytes = (count: number) =>
  count < 1_000_000 ? `${(count / 1000).toFixed(1)} KB` : `${(count / 1_000_000).toFixed(2)} MB`;
const formatMs = (time: number) =>
  time < 1000 ? `${time.toFixed(1)} ms` : `${(time / 1000).toFixed(1)} s`;
const formatPercentiles = ({ p50, p95, max }: TimePercentiles) =>
  [p50, p95, max].map((time) => time.toFixed(1)).join(' / ');
const formatMemory = ({ script, wasm }: MemoryUsage) =>
  formatBytes(script) + (wasm > 0 ? ` + ${formatBytes(wasm)} WASM` : '');

/** The rows of a table: a label, and a function that formats an engine's value, or `undefined` if there is none. */
const rows: [string, (result: EngineResult) => string | undefined][] = [
  ['index: files', ({ index }) => index && String(index.files)],
  ['index: raw', ({ index }) => index && formatBytes(index.raw)],
  ['index: gzip -9', ({ index }) => index && formatBytes(index.gzip)],
  ['index: Brotli', ({ index }) => index && formatBytes(index.brotli)],
  ['code, gzip -9', ({ code }) => code && formatBytes(code.gzip)],
  ['build time', ({ buildMs }) => (buildMs === undefined ? undefined : formatMs(buildMs))],
  ['first response: transferred', ({ first }) => first && formatBytes(first.bytes)],
  [
    'first response: time',
    ({ first }) => first && `${formatMs(first.ms)} (${first.runs} cold starts)`,
  ],
  ['keystroke, engine: p50/p95/max ms', ({ typing }) => typing && formatPercentiles(typing.engine)],
  ['keystroke, page: p50/p95/max ms', ({ typing }) => typing && formatPercentiles(typing.page)],
  [
    'keystrokes',
    ({ typing }) => typing && `${typing.strokes}${typing.isCut ? ' (timed out)' : ''}`,
  ],
  ['memory after typing', (result) => result.memory && formatMemory(result.memory)],
];

const formatShare = (value: number) => value.toFixed(3);

function listRelevanceRows(results: readonly EngineResult[]): typeof rows {
  const sets = results.find(({ relevance }) => relevance)?.relevance ?? [];
  return sets.map(({ set }) => [
    `success@1 / @8: ${set}`,
    ({ relevance }) => {
      const result = relevance?.find((candidate) => candidate.set === set);
      return result && `${formatShare(result.success1)} / ${formatShare(result.success8)}`;
    },
  ]);
}

/** Prints the results for one corpus as a table with a column per engine, followed by the failures. */
export function printResults(title: string, results: readonly EngineResult[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      [...listRelevanceRows(results), ...rows].map(([label, format]) => [
        label,
        Object.fromEntries(results.map((result) => [result.title, format(result) ?? '–'])),
      ]),
    ),
  );
  for (const { title, failure } of results) if (failure) console.log(`${title}: ${failure}`);
}
