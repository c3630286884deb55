import { parseArgs } from 'node:util';
import { z } from 'zod';
import { defaultPort } from '../sandbox-protocol';
import { type ScenarioName, scenarioNames } from '../scenarios';
import { parseReceiverUrl } from '../webhooks/receiver-url';
import { webhookOrders } from '../webhooks/schedule-deliveries';
import type { WebhookOptions } from './webhook-sender';

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
  /** Target and format of webhooks; missing if they are only listed. */
  webhooks?: WebhookOptions | undefined;
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

Webhooks. The API documents neither their method nor retries; this is how the sandbox sends them.

  --webhooks-to URL          sends each webhook as a POST request with a JSON body to this URL
  --webhook-retries 3        how often a delivery is sent again if the response is not 2xx:
                             after 1 second, and then after twice as long each time
  --webhook-order sent       order of the deliveries: ${webhookOrders.join(', ')}; reversed and random
                             collect deliveries until none has been added for a second
  --webhook-duplicates 0..1  share of the deliveries that are sent twice
  --webhook-delay MS         delay before each delivery: 200, or 100-800
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
  'webhooks-to': 'an http or https URL without a user name, such as http://localhost:8080/webhooks',
  'webhook-retries': 'a whole number from 0 to 10',
  'webhook-order': `one of ${webhookOrders.join(', ')}`,
  'webhook-duplicates': 'a number from 0 to 1',
  'webhook-delay': 'milliseconds from 0 to 60000, such as 200 or 100-800',
  help: 'no value',
} as const;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .refine((number) => number <= max);

const share = z
  .string()
  .regex(/^\d?(\.\d+)?$/)
  .min(1)
  .transform(Number)
  .refine((number) => number <= 1);

const maxMilliseconds = 60_000;

const millisecondRange = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .transform((text) => {
    const [min = 0, max = min] = text.split('-').map(Number);
    return { min, max };
  })
  .refine(({ min, max }) => min <= max && max <= maxMilliseconds);

const optionsSchema = z.strictObject({
  port: wholeNumber(65_535).default(defaultPort),
  host: z.string().min(1).default('127.0.0.1'),
  seed: wholeNumber(2_147_483_647).optional(),
  scenario: z.enum(scenarioNames).optional(),
  latency: millisecondRange.default({ min: 0, max: 0 }),
  'fail-rate': share.default(0),
  file: z.string().min(1).optional(),
  'webhooks-to': z
    .string()
    .transform((text) => parseReceiverUrl(text)?.href ?? '')
    .refine((url) => url !== '')
    .optional(),
  'webhook-retries': wholeNumber(10).default(3),
  'webhook-order': z.enum(webhookOrders).default('sent'),
  'webhook-duplicates': share.default(0),
  'webhook-delay': millisecondRange.default({ min: 0, max: 0 }),
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
    ...(found['webhooks-to'] === undefined
      ? Object.keys(given)
          .filter((name) => isKnown(name) && name.startsWith('webhook-'))
          .map((name) => `--${name}: it also needs --webhooks-to, the URL of your receiver.`)
      : []),
  ];
  if (!parsed.success || errors.length > 0) return { errors };
  const {
    'fail-rate': failRate,
    'webhooks-to': url,
    'webhook-retries': retries,
    'webhook-order': order,
    'webhook-duplicates': duplicates,
    'webhook-delay': delay,
    ...options
  } = parsed.data;
  const webhooks = url === undefined ? undefined : { url, retries, order, duplicates, delay };
  return { options: { ...options, failRate, webhooks } };
}
