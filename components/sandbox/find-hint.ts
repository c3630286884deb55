import { isScenarioName, scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import type { ParsedSampleResponse } from './parse-sample-response';

/** What is done before a sample is run again. */
export type Remedy = 'reset' | 'load-everyday' | 'log-in';

/** Why a sample's answer may be another than the page says, and what to do about it. */
export type Hint = { text: string; buttonLabel: string; remedy: Remedy };

const hints = {
  'logged-out': {
    text: 'A sample of this page has logged out, which ended its token.',
    buttonLabel: 'Log in again and run',
    remedy: 'log-in',
  },
  gone: {
    text: 'This user was deleted.',
    buttonLabel: 'Reset the sandbox and run again',
    remedy: 'reset',
  },
  'stand-in': {
    text: 'The sandbox’s Dana Example was deleted. This is a new user with the same e-mail address, who has nothing yet.',
    buttonLabel: 'Reset the sandbox and run again',
    remedy: 'reset',
  },
  refused: {
    text: 'The sandbox keeps what you change. An earlier call may be the reason.',
    buttonLabel: 'Reset it and run again',
    remedy: 'reset',
  },
} as const satisfies Record<string, Hint>;

/** Whether the sandbox as it was in the beginning may answer otherwise: a token of the sample's own stays wrong. */
const isRefused = ({ status, call }: ParsedSampleResponse) =>
  status >= 400 && call.token === undefined;

/**
 * The hint below the answers of a sample, where they need one.
 * @param scenario the name of the scenario that answered, where it is known
 */
export function findHint(answers: ParsedSampleResponse[], scenario: unknown): Hint | undefined {
  const trouble = answers.find((answer) => answer.problem !== undefined)?.problem;
  if (trouble) return hints[trouble];
  if (answers.length > 0 && isScenarioName(scenario) && scenario !== scenarioNames[0]) {
    return {
      text: `The sandbox plays «${scenarios[scenario].title}». This page is written for «${scenarios.everyday.title}».`,
      buttonLabel: 'Load that and run again',
      remedy: 'load-everyday',
    };
  }
  return answers.some(isRefused) ? hints.refused : undefined;
}
