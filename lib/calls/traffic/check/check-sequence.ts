import { parseJson } from '../../../kit/files/parse-json';
import { isRecord, listRecords } from '../../../kit/json/is-record';
import { pluralize } from '../../../kit/text/pluralize';
import { operationPath, schemaPath } from '../../../site/page-paths';
import type { RecordedCall } from '../recorded-call';
import type { FoundOperation } from './check-url';
import { isId, type KnownObject, toSubjectObject } from './refusal-conditions';
import { isWebhook } from './traffic-description';
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

type Revision = { id: unknown; revision: number; fields: Record<string, unknown> };

/** The records in a value that have a field, at any depth. */
function listWith(name: string, value: unknown): Array<Record<string, unknown>> {
  if (Array.isArray(value)) return value.flatMap((item) => listWith(name, item));
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap((item) =>
    typeof item === 'object' ? listWith(name, item) : [],
  );
  return name in value ? [value, ...inner] : inner;
}

/** The ids and revisions of the appointments in a body. */
const listRevisions = (value: unknown): Revision[] =>
  listWith('appointmentId', value).flatMap((fields) => {
    const { appointmentId: id, appointmentRevisionId: revision } = fields;
    return typeof revision === 'number' ? [{ id, revision, fields }] : [];
  });

/** Adds revisions to those that are known by the ids of appointments, if they are later. */
function keepLatest(known: Map<unknown, number>, revisions: readonly Revision[]): void {
  for (const { id, revision } of revisions) known.set(id, Math.max(revision, known.get(id) ?? 0));
}

/** A time in milliseconds, as a number or a text: the form is not documented. */
const toTime = (value: unknown): number =>
  typeof value === 'number' ? value : Date.parse(String(value));

const minuteMs = 60_000;

/** The minutes between two times of a record. */
function countMinutes(start: string | undefined, end: string | undefined): number | undefined {
  const minutes = Math.floor((Date.parse(end ?? '') - Date.parse(start ?? '')) / minuteMs);
  return Number.isNaN(minutes) ? undefined : minutes;
}

/** Compares each call with those before it. */
export type SequenceChecker = {
  check: (call: SequencedCall) => TrafficFinding[];
  /** What responses or deliveries before said about the appointment of a request, and about its profile. */
  findKnown: (
    call: RecordedCall,
    requestBody: unknown,
    match: FoundOperation | undefined,
  ) => KnownObject | undefined;
};

export function createSequenceChecker(): SequenceChecker {
  /** The numbers of the calls that ended sessions, by token. A record such as a log has no tokens. */
  const endedSessions = new Map<string | undefined, number>();
  const revisions = new Map<unknown, number>();
  /** Where the last revisions are, if they are in no response. */
  const places = new Map<number, string>();
  const known = new Map<
    unknown,
    { fields: KnownObject['fields']; startedAt: string | undefined }
  >();
  /** The fields of profiles, by their ids. */
  const profiles = new Map<unknown, Record<string, unknown>>();
  /** The revisions that updates have replaced, by the ids of appointments. */
  const replaced = new Map<unknown, number>();
  /** The body of the last call that asked about a visit. */
  let visit: Record<string, unknown> = {};
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
          : `${places.get(last) ?? 'A response before'} has a later revision of the appointment`,
        found: String(revision),
        expected: isReplaced ? 'the revision that a read returns now' : String(last),
        href: `${schemaPath('AppointmentRequest')}#appointmentRevisionId`,
        at: call.request?.body?.at ?? call.request?.at,
      });
    });

  /** Compares the overrides of a response with the last visit that a call has asked about. */
  const checkWindows = ({ match, call, requestBody, responseBody }: SequencedCall) => {
    if (match?.operation.id === 'getNextVisitStatus') visit = toSubjectObject(requestBody);
    if (match?.operation.id !== 'listOverrides') return [];
    const { patientId, visitDate } = visit;
    const start = Date.parse(String(visitDate));
    const own = listRecords(responseBody).filter(
      (override) => !isId(override.patientId) || override.patientId === patientId,
    );
    const end = Math.max(...own.map(({ endTimestamp }) => toTime(endTimestamp)));
    if (own.length === 0 || !(end < start)) return [];
    const at = call.response?.body?.at ?? call.response?.at;
    return [
      createFinding(
        'documented-rule',
        {
          location: '/endTimestamp',
          message: 'The override ends before the visit that a call before asks about',
          found: new Date(end).toISOString(),
          expected: `after ${String(visitDate)}`,
          href: `${schemaPath('PolicyOverride')}#endTimestamp`,
          at,
        },
        'warning',
      ),
    ];
  };

  const keepProfiles = (value: unknown) => {
    for (const profile of listWith('specialty', value))
      if (profile.profileId !== undefined) profiles.set(profile.profileId, profile);
  };

  const check = (sequenced: SequencedCall) => {
    number += 1;
    const { match, token, call, requestBody, responseBody } = sequenced;
    for (const { line, ...mention } of call.mentions ?? []) {
      keepLatest(revisions, [{ ...mention, fields: {} }]);
      places.set(mention.revision, `Line ${line} of the text`);
    }
    const isDelivery = match !== undefined && isWebhook(match.operation);
    const delivered = isDelivery ? listRevisions(requestBody) : [];
    for (const { revision } of delivered) places.set(revision, 'A delivery before');
    const findings = [
      ...checkToken(sequenced),
      ...(isDelivery ? [] : checkRevisions(sequenced)),
      ...checkWindows(sequenced),
    ];
    const { status = 0 } = call.response ?? {};
    const operationId = status >= 200 && status < 300 ? match?.operation.id : undefined;
    if (operationId === 'invalidateToken') endedSessions.set(token, number);
    // In a record without tokens, the calls after a login have its token.
    if (operationId === 'createToken') endedSessions.delete(undefined);
    if (operationId === 'saveAppointment' || operationId === 'saveAppointments')
      keepLatest(replaced, listRevisions(requestBody));
    const returned = [...listRevisions(responseBody), ...delivered];
    keepLatest(revisions, returned);
    for (const { id, fields } of returned) known.set(id, { fields, startedAt: call.startedAt });
    keepProfiles(responseBody);
    return findings;
  };
  const findKnown: SequenceChecker['findKnown'] = (
    { startedAt, seen = [] },
    requestBody,
    match,
  ) => {
    for (const { content } of seen) keepProfiles(parseJson(content));
    const { appointmentId, profileId } = toSubjectObject(requestBody);
    const isAboutPath = match?.operation.path.startsWith('/appointments/{id}');
    const before = known.get(isAboutPath ? Number(match?.pathValues.id) : appointmentId);
    const profile = profiles.get(profileId);
    if (!before && !profile) return undefined;
    const minutes = countMinutes(before?.startedAt, startedAt);
    const time = before?.fields.scheduledTimestamp;
    const minutesToVisit = time === undefined ? undefined : countMinutes(startedAt, String(time));
    return { fields: before?.fields ?? {}, minutes, minutesToVisit, profile };
  };
  return { check, findKnown };
}
