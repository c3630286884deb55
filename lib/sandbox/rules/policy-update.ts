import type { Schemas } from '../api-types';
import type { Policy } from '../sandbox-data';

type Update = Omit<Schemas['PolicyWithPeople'], 'people' | 'travelDates'>;

/** Users of a policy that names no limit: «usersLimit: 0 is ignored (999 assumed), negative sets zero.» */
export const defaultUsersLimit = 999;
const readUsersLimit = (limit: number) => (limit === 0 ? defaultUsersLimit : Math.max(0, limit));

/** A field of excess: «negative removes the excess». */
const readExcess = (sent: number | undefined, old: number | undefined): number | undefined => {
  if (sent === undefined) return old;
  return sent < 0 ? undefined : sent;
};

/**
 * «notificationTimeBeforePolicyStart: 0 default, -1 do not send, other negative reverts to default.» How long the
 * default is is not published: a policy that has it has no such field.
 */
const readNotificationTime = (sent: number | undefined, old: number | undefined) => {
  if (sent === undefined) return old;
  return sent > 0 || sent === -1 ? sent : undefined;
};

/** Leaves out the fields without a value: an answer has none of them either. */
export const omitUndefined = <Value extends object>(value: Value): Value =>
  // What is left out had no value, so the rest is of the same type.
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Value;

/**
 * A policy after an upload: «on update, missing fields stay unchanged». Which policy it is, that is its id, company
 * and number, stays too. A policy that is cancelled stays in the sandbox: «policies cannot be deleted».
 */
export function updatePolicy(old: Policy, sent: Update): Policy {
  return omitUndefined({
    ...old,
    ...sent,
    policyId: old.policyId,
    companyId: old.companyId,
    policyNumber: old.policyNumber,
    excessPercentage: readExcess(sent.excessPercentage, old.excessPercentage),
    excessFee: readExcess(sent.excessFee, old.excessFee),
    usersLimit: sent.usersLimit === undefined ? old.usersLimit : readUsersLimit(sent.usersLimit),
    notificationTimeBeforePolicyStart: readNotificationTime(
      sent.notificationTimeBeforePolicyStart,
      old.notificationTimeBeforePolicyStart,
    ),
  });
}

/**
 * A new policy of an upload: active and for 999 users unless the upload says otherwise. It counts as one of the API
 * (`scopeType`), which is the sandbox's reading.
 * @param today its `creationDate`, where the upload has none
 */
export function createPolicy(id: number, sent: Update, today: string): Policy {
  const { companyId, policyNumber } = sent;
  const blank: Policy = {
    id,
    policyId: id,
    companyId,
    policyNumber,
    creationDate: today,
    status: 'ACTIVE',
    scope: 'API',
    usersLimit: defaultUsersLimit,
  };
  return updatePolicy(blank, sent);
}
