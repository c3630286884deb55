import { isRecord } from '../../../kit/json/is-record';
import { pluralize } from '../../../kit/text/pluralize';
import { operationPath, schemaPath } from '../../../site/page-paths';
import type { RecordedCall } from '../recorded-call';
import type { FoundOperation } from './check-url';
import { createFinding, type TrafficFinding } from './traffic-finding';

/** What the order of calls is checked by. */
export type SequencedCall = {
  call: RecordedCall;
  match: FoundOperation | undefined;
  token: string | undefined;
  /** The parsed bodies. */
  requestBody: unknown;
  responseBody: unknown;
};

/** The ids and revisions of the appointments in a body, at any depth. */
function listRevisions(value: unknown): Array<{ id: unknown; revision: number }> {
  if (Array.isArray(value)) return value.flatMap(listRevisions);
  if (!isRecord(value)) return [];
  const { appointmentId: id, appointmentRevisionId: revision } = value;
  const inner = Object.values(value).flatMap((item) =>
    typeof item === 'object' ? listRevisions(item) : [],
  );
  return id !== undefined && typeof revision === 'number' ? [{ id, revision }, ...inner] : inner;
}

/** Adds revisions to those that are known by the ids of appointments, if they are later. */
function keepLatest(
  known: Map<unknown, number>,
  revisions: ReturnType<typeof listRevisions>,
): void {
  for (const { id, revision } of revisions) known.set(id, Math.max(revision, known.get(id) ?? 0));
}

/** Creates a function that compares each call with those before it. */
export function createSequenceChecker(): (call: SequencedCall) => TrafficFinding[] {
  /** The numbers of the calls that ended sessions, by token. A record such as a log has no tokens. */
  const endedSessions = new Map<string | undefined, number>();
  const revisions = new Map<unknown, number>();
  /** The revisions that updates have replaced, by the ids of appointments. */
  const replaced = new Map<unknown, number>();
  let number = 0;

  const checkToken = ({ token, match, call }: SequencedCall): TrafficFinding[] => {
    const end = endedSessions.get(token);
    const isRecorded = token !== undefined;
    const isRefused = (call.response?.status ?? 0) >= 400;
    if (end === undefined || match === undefined || !(isRecorded || isRefused)) return [];
    const past = `was invalidated ${pluralize(number - end, 'call')} before`;
    return [
      createFinding(
        'ended-session',
        {
          location: 'header.X-Token',
          message: isRecorded
            ? `The token ${past}`
            : `A token ${past}, and the record doesn’t have this call’s token`,
          found: isRecorded ? 'the token of a session that has ended' : 'no token in the record',
          expected: 'the token of a later login',
          href: operationPath('invalidateToken'),
          at: call.request?.at,
        },
        isRecorded ? 'error' : 'warning',
      ),
    ];
  };

  const checkRevisions = ({ requestBody, call }: SequencedCall): TrafficFinding[] =>
    listRevisions(requestBody).flatMap(({ id, revision }) => {
      const last = revisions.get(id) ?? Number.NEGATIVE_INFINITY;
      const used = replaced.get(id) ?? Number.NEGATIVE_INFINITY;
      const isReplaced = revision <= used && last <= used;
      if (!isReplaced && revision >= last) return [];
      return createFinding('stale-revision', {
        location: '/appointmentRevisionId',
        message: isReplaced
          ? 'A call before has already updated this revision of the appointment'
          : 'A response before has returned a later revision of the appointment',
        found: String(revision),
        expected: isReplaced ? 'the revision that a read returns now' : String(last),
        href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
        at: call.request?.body?.at ?? call.request?.at,
      });
    });

  return (sequenced) => {
    number += 1;
    const { match, token, call, requestBody, responseBody } = sequenced;
    const findings = [...checkToken(sequenced), ...checkRevisions(sequenced)];
    const { status = 0 } = call.response ?? {};
    const operationId = status >= 200 && status < 300 ? match?.operation.id : undefined;
    if (operationId === 'invalidateToken') endedSessions.set(token, number);
    // In a record without tokens, the calls after a login have its token.
    if (operationId === 'createToken') endedSessions.delete(undefined);
    if (operationId === 'saveAppointment' || operationId === 'saveAppointments')
      keepLatest(replaced, listRevisions(requestBody));
    keepLatest(revisions, listRevisions(responseBody));
    return findings;
  };
}
