import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ScenarioName, scenarioNames } from '../scenarios';

/** The options of the local sandbox. */
export type ServerOptions = {
  port: number;
  host: string;
  /** Seed of the generated data, if it is not the default one. */
  seed?: number | undefined;
  scenario?: ScenarioName | undefined;
  /** Range of the delay before each response, in milliseconds. */
  latency: { min: number; max: number };
  /** Share of the calls that fail, from 0 to 1. */
  failRate: number;
  /** Path of the SQLite database that stores the state. */
  file?: string | undefined;
};

export const helpText = `npm run sandbox -- [options]

Runs a working v2 API with generated data on http://localhost:4010/api/v2.

  --port 4010        port to listen on; 0 selects any free port
  --host 127.0.0.1   address to listen on; 0.0.0.0 makes it accessible from your network
  --scenario NAME    scenario to start with: ${scenarioNames.join(', ')}
  --seed N           generates different data around Dana Example and the documented cases,
                     which stay the same; the same N always generates the same data, delays,
                     and failures
  --latency MS       delay before each response: 200, or 100-800 for a random delay in this range
  --fail-rate 0..1   share of the calls that fail with the error SANDBOX_RANDOM_FAILURE
  --file PATH        stores the state in an SQLite database and continues from it
  --help             prints this help
`;

/** The expected value of each option, for error messages. */
const expectedValues = {
  port: 'a whole number from 0 to 65535',
  host: 'an address or a name',
  seed: 'a whole number from 0 to 2147483647',
  scenario: `one of ${scenarioNames.join(', ')}`,
  latency: 'milliseconds from 0 to 60000, such as 200 or 100-800',
  'fail-rate': 'a number from 0 to 1',
  file: 'a path',
  help: 'no value',
} as const;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((number) => number <= max);

const maxLatencyMs = 60_000;

const latency = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .transform((text) => {
    const [min = 0, max = min] = text.split('-').map(Number);
    return { min, max };
  })
  .refine(({ min, max }) => min <= max && max <= maxLatencyMs);

const optionsSchema = z.strictObject({
  port: wholeNumber(65_535).default(4010),
  host: z.string().min(1).default('127.0.0.1'),
  seed: wholeNumber(2_147_483_647).optional(),
  scenario: z.enum(scenarioNames).optional(),
  latency: latency.default({ min: 0, max: 0 }),
  'fail-rate': z
    .string()
    .regex(/^\d?(\.\d+)?$/)
    .min(1)
    .transform(Number)
    .refine((share) => share <= 1)
    .default(0),
  file: z.string().min(1).optional(),
});

/** The names of all options, without dashes. */
export const optionNames = Object.keys(expectedValues);

const isKnown = (name: string): name is keyof typeof expectedValues =>
  Object.hasOwn(expectedValues, name);

/** Describes an invalid option: the found and the expected value. */
function describeOptionError(name: string, found: unknown): string {
  if (!isKnown(name)) {
    const known = optionNames.map((option) => `--${option}`);
    return `--${name}: unknown option. The options are ${known.join(', ')}.`;
  }
  const value = typeof found === 'string' ? `"${found}"` : 'no value';
  return `--${name}: found ${value}, expected ${expectedValues[name]}.`;
}

/** Parses the command line. Returns the options, `help` if --help is given, or a message for every error. */
export function parseOptions(
  args: readonly string[],
): { options: ServerOptions } | { errors: string[] } | 'help' {
  // Not strict, so that all errors are reported at once and with our messages.
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(
        Object.keys(optionsSchema.shape).map((name) => [name, { type: 'string' as const }]),
      ),
    },
  });
  const { help: wantsHelp, ...given } = values;
  if (wantsHelp === true) return 'help';
  const found: Record<string, unknown> = given;
  const parsed = optionsSchema.safeParse(given);
  const names = new Set(
    (parsed.error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    ),
  );
  const errors = [
    ...(wantsHelp === undefined ? [] : [describeOptionError('help', wantsHelp)]),
    ...positionals.map(
      (word) => `"${word}": expected an option. Options start with -- and have one value.`,
    ),
    ...[...names].map((name) => describeOptionError(name, found[name])),
  ];
  if (!parsed.success || errors.length > 0) return { errors };
  const { 'fail-rate': failRate, ...options } = parsed.data;
  return { options: { ...options, failRate } };
}
