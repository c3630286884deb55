import { parseArgs } from 'node:util';
import { describeError } from '../../../kit/diagnostics/describe-error';
import { type InputKind, inputKinds } from '../recorded-call';

/** The formats of the results. */
export const trafficFormats = ['text', 'json', 'junit', 'sarif'] as const;
export type TrafficFormat = (typeof trafficFormats)[number];

export type TrafficOptions = {
  /** Paths of files and folders; `-` for standard input. */
  paths: string[];
  format: TrafficFormat;
  operationId: string | undefined;
  kind: InputKind | undefined;
};

/** Thrown if the command cannot run as asked. The message is for the terminal. */
export class TrafficInputError extends Error {
  override name = 'TrafficInputError';
}

const selectableKinds = inputKinds.filter((kind) => kind !== 'unknown');

export const trafficHelp = `Usage: npm run --silent check-traffic -- FILE... [options]

Checks recorded calls against the API description: requests, responses, and webhook deliveries.
Nothing is sent anywhere.

  FILE              HAR, Postman or Insomnia collection, .http file, curl command, HTTP message, log, or JSON;
                    a folder with such files, or - for standard input
  --format FORMAT   ${trafficFormats.join(', ')}; by default text
  --operation ID    the operation of all calls, instead of the one that fits
  --kind KIND       what the files are, instead of what they look like:
                    ${selectableKinds.join(', ')}
  --help            prints this help

Exits with 0 if all calls fit, with 1 if one doesn't, and with 2 if there is nothing to check.
Suspicious calls and notes don't change the exit status.`;

const options = {
  format: { type: 'string', default: 'text' },
  operation: { type: 'string' },
  kind: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new TrafficInputError(describeError(error));
  }
}

/** @throws TrafficInputError if an option is invalid */
export function parseTrafficOptions(args: readonly string[]): TrafficOptions | 'help' {
  const { values, positionals } = readArguments(args);
  if (values.help) return 'help';
  const format = trafficFormats.find((name) => name === values.format);
  if (!format) {
    const expected = trafficFormats.join(', ');
    throw new TrafficInputError(`--format: found "${values.format}", expected ${expected}.`);
  }
  if (positionals.length === 0) {
    throw new TrafficInputError('Found no file, expected the path of a file or folder, or -.');
  }
  const kind = selectableKinds.find((name) => name === values.kind);
  if (values.kind !== undefined && !kind) {
    const expected = selectableKinds.join(', ');
    throw new TrafficInputError(`--kind: found "${values.kind}", expected ${expected}.`);
  }
  return { paths: positionals, format, operationId: values.operation, kind };
}
