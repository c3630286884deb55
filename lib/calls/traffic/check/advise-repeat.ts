import type { Operation } from '../../../api/description/operation-groups';
import { listRecords } from '../../../kit/json/is-record';
import {
  docPath,
  operationIndexPath,
  operationPath,
  repeatAdvicePath,
  schemaPath,
  undocumentedPath,
} from '../../../site/page-paths';
import { isId } from './refusal-conditions';
import { isWebhook } from './traffic-description';

/** Whether a call can be sent again without a second effect. */
export type RepeatAdvice = {
  verdict: 'safe' | 'unsafe' | 'undocumented' | 'unknown' | 'useless';
  /** Why, as a sentence. */
  reason: string;
  /** The page and anchor of the source. */
  href: string;
};

/** The verdicts in words. */
export const repeatTexts: Readonly<Record<RepeatAdvice['verdict'], string>> = {
  safe: 'Safe',
  unsafe: 'Not safe',
  undocumented: 'Not documented',
  unknown: 'It depends on the operation',
  useless: 'Of no use',
};

/** What is said of a call that was refused for what it is. */
export const needsChangeText = 'As it is, it is likely to be refused again.';

/** The advice for a response of which nobody knows the operation. */
const unknownOperationAdvice: RepeatAdvice = {
  verdict: 'unknown',
  reason:
    'A read (GET) can be sent again. After any other call, read the state first, and send it again only if nothing has changed.',
  href: repeatAdvicePath,
};

/** The advice for a call that the API doesn't have. */
export const undocumentedCallAdvice: RepeatAdvice = {
  verdict: 'useless',
  reason: 'No such call is documented. Send a documented one instead.',
  href: operationIndexPath,
};

/** What came back: without a response, a call can have been carried out all the same. */
export type CallOutcome = 'lost' | 'refused' | 'succeeded';

const undocumentedReasons: Readonly<Record<CallOutcome, string>> = {
  lost: 'It can have been carried out although the response was lost. Read the state first, and send it again only if nothing has changed.',
  refused:
    'An error doesn’t say whether something has changed. Read the state first, and send it again only if nothing has changed.',
  succeeded: 'It has succeeded, and what a second call does is not documented.',
};

const retries = `${docPath('doctor-app/api-making-calls')}#timeouts-retries-and-idempotency`;

/** Calls with POST that only return something, by their descriptions. */
const queryIds: readonly string[] = [
  'getNextVisitStatus',
  'getNextVisitStatusForClient',
  'getAsapPriceRange',
  'verifyPromoCode',
];

/** Calls for which it is not documented whether they can be repeated, with what a client can do. */
const undocumentedCalls: Readonly<Record<string, Omit<RepeatAdvice, 'verdict'>>> = {
  uploadPolicies: {
    reason:
      'Whether a repeated upload updates the same policies is not documented. Search for the policies first, and send those again that are missing or differ.',
    href: `${docPath('doctor-app/api-integration')}#upload`,
  },
  createOverride: {
    reason:
      'Whether a repeated call creates a second override is not documented, and no documented call ends one. Read the overrides first, and look for the patient and the reason.',
    href: `${docPath('doctor-app/api-integration')}#overrides`,
  },
  setTravelDates: {
    reason:
      'Whether the dates replace earlier ones is not documented. Read the policy first, and send them again only if they are missing.',
    href: undocumentedPath('travel-dates-replacement'),
  },
  invalidateToken: {
    reason:
      'What a call with an ended token returns is not documented. Delete your copy of the token, whatever the response is.',
    href: undocumentedPath('wrong-token'),
  },
};

const isSent = (value: unknown): boolean => value !== undefined && value !== null;

const repeatedCreation =
  'Without an appointmentId, it creates an appointment, and nothing is documented that prevents a second one. List the appointments, and look for the patient, the doctor, and the time first.';

/** Appointments: the revision protects an update, and nothing protects a creation. */
function adviseAppointments(body: unknown, outcome: CallOutcome): RepeatAdvice | undefined {
  if (body === undefined) {
    return {
      verdict: 'unsafe',
      reason: `${repeatedCreation} An update with its appointmentRevisionId is safe: the API checks that the appointment has not changed since. Without the revision, it is not documented.`,
      href: retries,
    };
  }
  const appointments = listRecords(body);
  if (appointments.some(({ appointmentId }) => !isId(appointmentId))) {
    return { verdict: 'unsafe', reason: repeatedCreation, href: retries };
  }
  if (appointments.some(({ appointmentRevisionId }) => !isSent(appointmentRevisionId))) {
    return undefined;
  }
  if (outcome === 'refused') {
    return {
      verdict: 'useless',
      reason:
        'The update was refused, and the same body stays wrong until its cause is repaired. Read the appointment again, and send what you mean with its revision.',
      href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
    };
  }
  return {
    verdict: 'safe',
    reason:
      'The API checks the appointmentRevisionId: if the first call has changed the appointment, the second one doesn’t pass.',
    href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
  };
}

/**
 * Returns whether a call can be sent again, and why.
 * @param operation undefined if it is not known
 * @param body the parsed body of the request; undefined for the operation in general
 * @param outcome what came back the first time
 */
export function adviseRepeat(
  operation: Pick<Operation, 'id' | 'method' | 'path'> | undefined,
  body?: unknown,
  outcome: CallOutcome = 'lost',
): RepeatAdvice {
  if (!operation) return unknownOperationAdvice;
  const { id, method } = operation;
  if (isWebhook(operation)) {
    return {
      verdict: 'undocumented',
      reason:
        'Whether the provider sends a delivery again is not documented, so process your stored copy. Only the same body is a duplicate: another one about the same appointment is a delivery of its own.',
      href: undocumentedPath('webhook-retries'),
    };
  }
  if (method === 'get' || method === 'head') {
    return { verdict: 'safe', reason: 'It reads, and changes nothing.', href: retries };
  }
  if (queryIds.includes(id)) {
    return {
      verdict: 'safe',
      reason: 'By its description, it only returns something.',
      href: operationPath(id),
    };
  }
  if (id === 'createToken') {
    return {
      verdict: 'unsafe',
      reason: 'A login: ask the user, and don’t repeat a wrong password automatically.',
      href: retries,
    };
  }
  const call = undocumentedCalls[id];
  if (call) return { verdict: 'undocumented', ...call };
  const appointments =
    id === 'saveAppointment' || id === 'saveAppointments'
      ? adviseAppointments(body, outcome)
      : undefined;
  return (
    appointments ?? {
      verdict: 'undocumented',
      reason: undocumentedReasons[outcome],
      href: undocumentedPath('idempotency'),
    }
  );
}
