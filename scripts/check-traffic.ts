/**
 * Checks recorded calls against the API description (see `npm run --silent check-traffic -- --help`).
 * `npm run check-traffic` first writes the generated description.
 */
import { createTrafficCollector } from '../lib/calls/traffic/check/summarize-traffic';
import { checkText } from '../lib/calls/traffic/check-text';
import { readTrafficFiles, type TrafficFile } from '../lib/calls/traffic/node/list-traffic-files';
import { getTrafficData } from '../lib/calls/traffic/node/traffic-data';
import {
  parseTrafficOptions,
  type TrafficFormat,
  TrafficInputError,
  type TrafficOptions,
  trafficHelp,
} from '../lib/calls/traffic/node/traffic-options';
import type { CheckedInput, TrafficReport } from '../lib/calls/traffic/output/checked-input';
import { formatJunit } from '../lib/calls/traffic/output/format-junit';
import { formatSarif } from '../lib/calls/traffic/output/format-sarif';
import { formatText } from '../lib/calls/traffic/output/format-text';
import { toJson } from '../lib/calls/traffic/output/to-json';
import { hasError } from '../lib/calls/traffic/view/call-result';
import { checkPath } from '../lib/site/page-paths';
import { getSite } from '../lib/site/site-settings';
import { absoluteUrl } from '../lib/site/urls';
import { runIfMain } from './run-if-main';

const formatters: Readonly<Record<TrafficFormat, (report: TrafficReport) => string>> = {
  text: formatText,
  json: (report) => JSON.stringify(toJson(report), null, 2),
  junit: formatJunit,
  sarif: (report) => formatSarif(report, report.toUrl(checkPath)),
};

/** Checks files. */
export function checkFiles(
  files: Iterable<TrafficFile>,
  options: Partial<Pick<TrafficOptions, 'operationId' | 'kind'>> = {},
): TrafficReport {
  const { description, unreleased } = getTrafficData();
  const collector = createTrafficCollector(description, unreleased);
  const inputs: CheckedInput[] = [];
  for (const { file, text } of files) {
    const input = checkText(text, description, { ...options, name: file });
    input.calls.forEach(collector.add);
    inputs.push({ file, ...input });
  }
  const site = getSite();
  const toUrl = (path: string) => absoluteUrl(path, site);
  return { inputs, summary: collector.summarize(), toUrl };
}

type Result = { exitCode: 0 | 1 | 2; output: string; errors?: string };

/** Runs the command. */
export function checkTraffic(args: readonly string[]): Result {
  try {
    const options = parseTrafficOptions(args);
    if (options === 'help') return { exitCode: 0, output: trafficHelp };
    const report = checkFiles(readTrafficFiles(options.paths), options);
    const calls = report.inputs.flatMap((input) => input.calls);
    const output = formatters[options.format](report);
    if (calls.length === 0) return { exitCode: 2, output, errors: 'No call was found.' };
    return { exitCode: calls.some(hasError) ? 1 : 0, output };
  } catch (error) {
    if (!(error instanceof TrafficInputError)) throw error;
    const errors = `${error.message}\n\nFor help, run: npm run check-traffic -- --help`;
    return { exitCode: 2, output: '', errors };
  }
}

await runIfMain(import.meta.url, 'check-traffic', () => {
  const { exitCode, output, errors } = checkTraffic(process.argv.slice(2));
  if (output !== '') console.log(output);
  if (errors !== undefined) console.error(errors);
  process.exitCode = exitCode;
});
