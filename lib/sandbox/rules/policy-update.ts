import type { Schemas } from '../api-types';
import type { Policy } from '../sandbox-data';
import { omitUndefined } from './omit-undefined';

type Update = Omit<Schemas['PolicyWithPeople'], 'people' | 'travelDates'>;

/** Default of `usersLimit`. 0 means the default, a negative value means 0 (specification: portal.txt, section 5). */
export const defaultUsersLimit = 999;
const resolveUsersLimit = (limit: number) => (limit === 0 ? defaultUsersLimit : Math.max(0, limit));

/** Returns an excess field. A negative value removes the excess (specification: portal.txt, section 5). */
const resolveExcess = (sent: number | undefined, old: number | undefined): number | undefined => {
  if (sent === undefined) return old;
  return sent < 0 ? undefined : sent;
};

/**
 * Returns `notificationTimeBeforePolicyStart`: 0 and negative values mean the default, except for -1, which means that
 * nothing is sent (specification: portal.txt, section 5). The default is not documented, so the field is omitted.
 */
const resolveNotificationTime = (sent: number | undefined, old: number | undefined) => {
  if (sent === undefined) return old;
  return sent > 0 || sent === -1 ? sent : undefined;
};

/**
 * Returns a policy after an upload. Missing fields do not change (specification: portal.txt, section 5), and neither
 * do the id, the company, and the number. A policy with the status CANCELLED is not removed.
 */
export function updatePolicy(old: Policy, sent: Update): Policy {
  return omitUndefined({
    ...old,
    ...sent,
    policyId: old.policyId,
    companyId: old.companyId,
    policyNumber: old.policyNumber,
    excessPercentage: resolveExcess(sent.excessPercentage, old.excessPercentage),
    excessFee: resolveExcess(sent.excessFee, old.excessFee),
    usersLimit: sent.usersLimit === undefined ? old.usersLimit : resolveUsersLimit(sent.usersLimit),
    notificationTimeBeforePolicyStart: resolveNotificationTime(
      sent.notificationTimeBeforePolicyStart,
      old.notificationTimeBeforePolicyStart,
    ),
  });
}

/**
 * Returns a new policy of an upload, by default active and for 999 users. Its `scopeType` is API (sandbox
 * interpretation).
 * @param today default of `creationDate`
 */
export function createPolicy(id: number, sent: Update, today: string): Policy {
  const { companyId, policyNumber } = sent;
  const policy: Policy = {
    id,
    policyId: id,
    companyId,
    policyNumber,
    creationDate: today,
    status: 'ACTIVE',
    scope: 'API',
    usersLimit: defaultUsersLimit,
  };
  return updatePolicy(policy, sent);
}
