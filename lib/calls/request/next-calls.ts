import { ExactNumber } from '../../kit/json/exact-number';
import { isRecord } from '../../kit/json/is-record';
import type { FollowUp, RequestDescription } from './request-description';
import { formatBody, type RequestDraft } from './request-draft';

/** An operation that takes an id as a parameter. */
type NextCall = { operationId: string; parameter: string; label: string };

/** The operations that take the ids of responses. A test checks them against the API description. */
export const nextCallsByField: Readonly<Record<string, readonly NextCall[]>> = {
  appointmentId: [
    { operationId: 'getAppointment', parameter: 'path.id', label: 'Read the appointment' },
    { operationId: 'createVideoToken', parameter: 'path.id', label: 'Get a video token' },
  ],
  policyId: [
    {
      operationId: 'listAppointmentsOfPolicy',
      parameter: 'path.id',
      label: 'List the appointments of the policy',
    },
    {
      operationId: 'listOverrides',
      parameter: 'path.policyId',
      label: 'List the overrides of the policy',
    },
  ],
  profileId: [
    { operationId: 'listReviews', parameter: 'path.id', label: 'List the reviews of the profile' },
    {
      operationId: 'listProfilesByIds',
      parameter: 'query.ids',
      label: 'Read the profile',
    },
  ],
};

/** A call that a response suggests. */
export type SuggestedCall = NextCall & { field: string; value: string };

/** How many ids of one kind are suggested, and how many calls. */
const maxValues = 2;
const maxCalls = 6;

/** Ids are integers, also those above 2^53. */
const isId = (value: unknown) =>
  Number.isSafeInteger(value) || (value instanceof ExactNumber && /^\d+$/.test(value.text));

/**
 * Returns the calls for which a response has an id, without those of its own operation.
 * @param isChanged whether the request has changed the record of an id; these come first
 */
export function suggestNextCalls(
  response: unknown,
  operationId: string,
  isChanged: (id: string) => boolean = () => false,
): SuggestedCall[] {
  const values = new Map<string, Set<string>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
    } else if (isRecord(value)) {
      for (const [field, inner] of Object.entries(value)) {
        if (isId(inner) && Object.hasOwn(nextCallsByField, field)) {
          values.set(field, (values.get(field) ?? new Set()).add(String(inner)));
        } else visit(inner);
      }
    }
  };
  visit(response);
  const byChange = (one: string, other: string) =>
    Number(isChanged(other)) - Number(isChanged(one));
  const calls = [...values].flatMap(([field, ids]) =>
    [...ids]
      .sort(byChange)
      .slice(0, maxValues)
      .flatMap((value) =>
        (nextCallsByField[field] ?? [])
          .filter((call) => call.operationId !== operationId)
          .map((call) => ({ ...call, field, value })),
      ),
  );
  return calls.sort((one, other) => byChange(one.value, other.value)).slice(0, maxCalls);
}

/** Lists how workflows continue with a record that a request has changed, each with its request. */
export const draftFollowUps = (
  { followUps = [] }: Pick<RequestDescription, 'followUps'>,
  sent: RequestDraft,
  record: unknown,
): Array<Pick<FollowUp, 'label' | 'workflow'> & { draft: RequestDraft }> =>
  !isRecord(record)
    ? []
    : followUps
        .filter(
          ({ user, expected, fields }) =>
            user === sent.user &&
            fields.every((name) => record[name] !== undefined) &&
            Object.entries(expected).every(([name, text]) => record[name] === text),
        )
        .map(({ label, workflow, fields, body }) => {
          const known = Object.fromEntries(fields.map((name) => [name, record[name]]));
          return { label, workflow, draft: { ...sent, body: formatBody({ ...known, ...body }) } };
        });
