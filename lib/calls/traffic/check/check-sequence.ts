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

/** Whether a call changes no appointment. */
const isReading = (match: FoundOperation | undefined): boolean =>
  !/^saveAppointments?$/.test(match?.operation.id ?? '');

/** Creates a function that compares each call with those before it. */
export function createSequenceChecker(): (call: SequencedCall) => TrafficFinding[] {
  /** The numbers of the calls that ended sessions, by token. */
  const endedSessions = new Map<string, number>();
  const revisions = new Map<unknown, number>();
  /** The revisions that updates have replaced, by the ids of appointments. */
  const replaced = new Map<unknown, number>();
  /** The number of the last logout in a record without tokens, such as a log; undefined after the next login. */
  let lastLogout: number | undefined;
  let number = 0;

  const checkToken = ({ token, match, call }: SequencedCall): TrafficFinding[] => {
    if (match === undefined) return [];
    const status = call.response?.status ?? 0;
    if (token === undefined && lastLogout !== undefined && status >= 400) {
      return [
        createFinding(
          'ended-session',
          {
            location: 'header.X-Token',
            message: `A token was invalidated ${pluralize(number - lastLogout, 'call')} before, and the record doesn’t have this call’s token`,
            found: 'no token in the record',
            expected: 'the token of a later login',
            href: operationPath('invalidateToken'),
            at: call.request?.at,
          },
          'warning',
        ),
      ];
    }
    const end = token === undefined ? undefined : endedSessions.get(token);
    if (end === undefined) return [];
    return [
      createFinding('ended-session', {
        location: 'header.X-Token',
        message: `The token was invalidated ${pluralize(number - end, 'call')} before`,
        found: 'the token of a session that has ended',
        expected: 'the token of a later login',
        href: operationPath('invalidateToken'),
        at: call.request?.at,
      }),
    ];
  };

  const checkRevisions = ({ requestBody, call }: SequencedCall): TrafficFinding[] =>
    listRevisions(requestBody).flatMap(({ id, revision }) => {
      const last = revisions.get(id);
      const used = replaced.get(id);
      if (used !== undefined && revision <= used && (last ?? used) <= used) {
        return createFinding('stale-revision', {
          location: '/appointmentRevisionId',
          message: 'A call before has already updated this revision of the appointment',
          found: String(revision),
          expected: 'the revision that a read returns now',
          href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
          at: call.request?.body?.at ?? call.request?.at,
        });
      }
      if (last === undefined || revision >= last) return [];
      return createFinding('stale-revision', {
        location: '/appointmentRevisionId',
        message: 'A response before has returned a later revision of the appointment',
        found: String(revision),
        expected: String(last),
        href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
        at: call.request?.body?.at ?? call.request?.at,
      });
    });

  return (sequenced) => {
    number += 1;
    const { match, token, call, responseBody } = sequenced;
    const findings = [...checkToken(sequenced), ...checkRevisions(sequenced)];
    const { status = 0 } = call.response ?? {};
    const isSuccess = status >= 200 && status < 300;
    const operationId = isSuccess ? match?.operation.id : undefined;
    if (operationId === 'invalidateToken' && token !== undefined) endedSessions.set(token, number);
    if (operationId === 'invalidateToken' && token === undefined) lastLogout = number;
    if (operationId === 'createToken') lastLogout = undefined;
    if (isSuccess && !isReading(match)) {
      for (const { id, revision } of listRevisions(sequenced.requestBody))
        replaced.set(id, Math.max(revision, replaced.get(id) ?? 0));
    }
    for (const { id, revision } of listRevisions(responseBody)) {
      revisions.set(id, Math.max(revision, revisions.get(id) ?? 0));
    }
    return findings;
  };
}
