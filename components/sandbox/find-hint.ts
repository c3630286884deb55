import { findHeader } from '@/lib/api/call/api-call';
import { sandboxUsers } from '@/lib/api/users/users';
import type { ApiResponse } from '@/lib/calls/console/api-response';
import type { SampleResponse } from '@/lib/calls/samples/run-sample';
import { tokenHeader } from '@/lib/sandbox/sandbox-protocol';
import { isScenarioName, scenarioNames, scenarios } from '@/lib/sandbox/scenarios';

/** The response to a call of a sample, read for display. */
export type ReadSampleResponse = Omit<SampleResponse, 'response'> & { response: ApiResponse };

/** The action before a sample is run again. */
export type Remedy = 'reset' | 'load-everyday' | 'log-in';

/** Why a sample's response may differ from the one on the page, and a button that fixes it. */
type Hint = { text: string; buttonLabel: string; remedy?: Remedy };

const hints = {
  'logged-out': {
    text: 'A sample on this page has logged out, which ended its token.',
    buttonLabel: 'Log in again and run',
    remedy: 'log-in',
  },
  gone: {
    text: 'This user was deleted.',
    buttonLabel: 'Reset the sandbox and run again',
    remedy: 'reset',
  },
  substitute: {
    text: `The sandbox’s ${sandboxUsers.patient.name} was deleted. This is a new user with the same email address, who has no data yet.`,
    buttonLabel: 'Reset the sandbox and run again',
    remedy: 'reset',
  },
  'not-created': {
    text: 'An earlier sample of this page creates this record. Run that one first.',
    buttonLabel: 'Run again',
  },
  refused: {
    text: 'The sandbox stores your changes, so an earlier call may be the cause.',
    buttonLabel: 'Reset it and run again',
    remedy: 'reset',
  },
} as const satisfies Record<string, Hint>;

/** Whether a reset may help. It does not if the sample uses a made-up token, which is always refused. */
const isRefused = ({ response, call }: Pick<ReadSampleResponse, 'response' | 'call'>) =>
  response.status >= 400 && findHeader(call, tokenHeader) === undefined;

/**
 * Returns the hint to show below the responses of a sample, if any.
 * @param scenario the name of the current scenario, if known
 */
export function findHint(
  responses: readonly ReadSampleResponse[],
  scenario: unknown,
): Hint | undefined {
  const problem = responses.find((response) => response.problem !== undefined)?.problem;
  if (problem) return hints[problem];
  if (responses.length > 0 && isScenarioName(scenario) && scenario !== scenarioNames[0]) {
    return {
      text: `The sandbox runs the scenario "${scenarios[scenario].title}". This page is written for "${scenarios.everyday.title}".`,
      buttonLabel: 'Load that scenario and run again',
      remedy: 'load-everyday',
    };
  }
  return responses.some(isRefused) ? hints.refused : undefined;
}
