import type { MemoryUsage } from './browser-measurements';
import type { EngineResult, TimePercentiles } from './measure-engine';

const bytes = (count: number) =>
  count < 1_000_000 ? `${(count / 1000).toFixed(1)} KB` : `${(count / 1_000_000).toFixed(2)} MB`;
const ms = (time: number) =>
  time < 1000 ? `${time.toFixed(1)} ms` : `${(time / 1000).toFixed(1)} s`;
const times = ({ p50, p95, max }: TimePercentiles) =>
  [p50, p95, max].map((time) => time.toFixed(1)).join(' / ');
const memory = ({ script, wasm }: MemoryUsage) =>
  bytes(script) + (wasm > 0 ? ` + ${bytes(wasm)} WASM` : '');

/** The rows of a table: what is measured, and how it is told of one peer; `undefined` where it was not measured. */
const rows: [string, (result: EngineResult) => string | undefined][] = [
  ['index: files', ({ index }) => index && String(index.files)],
  ['index: raw', ({ index }) => index && bytes(index.raw)],
  ['index: gzip -9', ({ index }) => index && bytes(index.gzip)],
  ['index: Brotli', ({ index }) => index && bytes(index.brotli)],
  ['program, gzip -9', ({ code }) => code && bytes(code.gzip)],
  ['build time', ({ buildMs }) => (buildMs === undefined ? undefined : ms(buildMs))],
  ['first answer: over the wire', ({ first }) => first && bytes(first.bytes)],
  ['first answer: time', ({ first }) => first && `${ms(first.ms)} (${first.runs} cold starts)`],
  ['keystroke, engine: p50/p95/max ms', ({ typing }) => typing && times(typing.engine)],
  ['keystroke, page: p50/p95/max ms', ({ typing }) => typing && times(typing.page)],
  [
    'keystrokes',
    ({ typing }) => typing && `${typing.strokes}${typing.isCut ? ' (time was up)' : ''}`,
  ],
  ['memory after typing', (result) => result.memory && memory(result.memory)],
];

const share = (value: number) => value.toFixed(3);

function listRelevanceRows(results: readonly EngineResult[]): typeof rows {
  const sets = results.find(({ relevance }) => relevance)?.relevance ?? [];
  return sets.map(({ set }) => [
    `success@1 / @8: ${set}`,
    ({ relevance }) => {
      const found = relevance?.find((one) => one.set === set);
      return found && `${share(found.success1)} / ${share(found.success8)}`;
    },
  ]);
}

/** Prints what was measured on one corpus, the peers side by side, and below it what could not be. */
export function printResults(title: string, results: readonly EngineResult[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      [...listRelevanceRows(results), ...rows].map(([label, tell]) => [
        label,
        Object.fromEntries(results.map((result) => [result.title, tell(result) ?? '–'])),
      ]),
    ),
  );
  for (const { title, failure } of results) if (failure) console.log(`${title}: ${failure}`);
}
