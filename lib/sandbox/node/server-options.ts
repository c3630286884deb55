import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ScenarioName, scenarioNames } from '../scenarios';

/** How the local sandbox is to run. */
export type ServerOptions = {
  port: number;
  host: string;
  /** Makes another world than the usual one. */
  seed?: number;
  scenario?: ScenarioName;
  /** Milliseconds that an answer waits, from … to. */
  latency: { min: number; max: number };
  /** Share of the calls that fail, from 0 to 1. */
  failRate: number;
  /** SQLite database that keeps the state. */
  file?: string;
};

export const helpText = `npm run sandbox -- [options]

A working v2 API with made-up data, on http://localhost:4010/api/v2.

  --port 4010        where it listens; 0 takes any free port
  --host 127.0.0.1   on which address; 0.0.0.0 opens it to your network
  --scenario NAME    what it begins with: ${scenarioNames.join(', ')}
  --seed N           makes other people around Dana Example and the known cases, which stay;
                     the same N makes the same world, and the same waits and failures
  --latency MS       waits before each answer: 200, or 100-800 for a time between the two
  --fail-rate 0..1   share of the calls that fail with the error SANDBOX_RANDOM_FAILURE
  --file PATH        keeps the state in an SQLite database, and goes on from it
  --help             shows this
`;

/** An option that was read as something else than its form, in words. */
const expectedIn = {
  port: 'a whole number from 0 to 65535',
  host: 'an address or a name',
  seed: 'a whole number from 0 to 2147483647',
  scenario: `one of ${scenarioNames.join(', ')}`,
  latency: 'milliseconds from 0 to 60000, as 200 or 100-800',
  'fail-rate': 'a number from 0 to 1',
  file: 'a path',
  help: 'no value',
} as const;

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((number) => number <= most);

const longestLatency = 60_000;

const latency = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .transform((text) => {
    const [min = 0, max = min] = text.split('-').map(Number);
    return { min, max };
  })
  .refine(({ min, max }) => min <= max && max <= longestLatency);

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

/** Every option, without its dashes. */
export const optionNames = Object.keys(expectedIn);

const isKnown = (name: string): name is keyof typeof expectedIn => Object.hasOwn(expectedIn, name);

/** What is wrong with one option: what was found, and what was expected. */
function wordFault(name: string, found: unknown): string {
  if (!isKnown(name)) {
    const known = optionNames.map((option) => `--${option}`);
    return `--${name}: there is no such option. There are ${known.join(', ')}.`;
  }
  const what = typeof found === 'string' ? `«${found}»` : 'no value';
  return `--${name}: found ${what}, expected ${expectedIn[name]}.`;
}

/** Reads the command line. Gives the options, `help` where that is wanted, or all faults as sentences. */
export function parseOptions(
  args: readonly string[],
): { options: ServerOptions } | { errors: string[] } | 'help' {
  // Not strict, so that every fault is told at once and in our words.
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
    ...(wantsHelp === undefined ? [] : [wordFault('help', wantsHelp)]),
    ...positionals.map((word) => `«${word}»: options begin with --, and each has one value.`),
    ...[...names].map((name) => wordFault(name, found[name])),
  ];
  if (!parsed.success || errors.length > 0) return { errors };
  const { 'fail-rate': failRate, ...options } = parsed.data;
  return { options: { ...options, failRate } };
}
