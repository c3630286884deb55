import type { Schemas } from '../api';
import type { Sandbox } from '../call';
import { toDay } from '../moment';
import type { Person, Policy } from '../world';
import { findActiveOverride } from './active-override';
import { toUsd } from './exchange-rates';
import { findPriceLimit } from './price-limit';
import { allowsCountry, allowsSpecialty, allowsType } from './visit-limits';

type Visit = Schemas['InsurerStateRequest'];
type State = Schemas['InsurerState'];
type Status = Schemas['ChunkStatus'];
type Limit = Pick<Schemas['PriceLimit'], 'priceLimit' | 'priceLimitCurrency'>;

/** The published names of messages that go with a status; a status without one has no message. */
const messages: Partial<Record<Status, string>> = {
  HIDE: 'POLICY_NOT_FOUND_MESSAGE',
  PAY: 'PAYMENT_DISCLAIMER',
  PREPAYMENT: 'PAYMENT_DISCLAIMER',
  CC_BACKUP: 'PAYMENT_DISCLAIMER',
  COVERED: 'GREETING',
  PAY_UNDER_INSURER: 'PAYMENT_DISCLAIMER',
};

const writeState = (chunkStatus: Status, rest: Omit<State, 'chunkStatus'> = {}): State => {
  const messageId = messages[chunkStatus];
  return { chunkStatus, ...(messageId && { messageId }), ...rest };
};

const writeLimit = ({ priceLimit, priceLimitCurrency }: Limit = {}): Limit => ({
  ...(priceLimit !== undefined && { priceLimit }),
  ...(priceLimit !== undefined && priceLimitCurrency && { priceLimitCurrency }),
});

/** Whether the policy holds for the person on a day. */
function isValid(policy: Policy, person: Person | undefined, day: string): boolean {
  const isWithin = ({ startDate = day, endDate = day }: Pick<Policy, 'startDate' | 'endDate'>) =>
    startDate <= day && day <= endDate;
  return (
    policy.status === 'ACTIVE' &&
    isWithin(policy) &&
    (!person || (person.status === 'ACTIVE' && isWithin(person)))
  );
}

/** Whether a fee is above a limit; without a currency of its own the fee is in the limit's. */
function isAbove({ visitFee, visitFeeCurrency }: Visit, limit: Limit | undefined): boolean {
  const { priceLimit, priceLimitCurrency } = limit ?? {};
  if (visitFee === undefined || priceLimit === undefined) return false;
  const currency = visitFeeCurrency ?? priceLimitCurrency;
  if (currency === priceLimitCurrency) return visitFee > priceLimit;
  return toUsd(visitFee, currency) > toUsd(priceLimit, priceLimitCurrency);
}

/**
 * How the insurer treats a visit: the next-visit status. The specification lists the statuses without what they do,
 * so which one stands for what is the sandbox's reading:
 *
 * - an override that holds now: its status, with its price limit, its visits and its excess;
 * - HIDE: the policy or the person is cancelled, or the visit is on a day without cover;
 * - SHOW_BLOCK: the policy is good, but policy or company has no visits of this location type, country or specialty;
 *   PAY, where the policy lets the patient book privately;
 * - PAY_UNDER_INSURER: the visit is covered, but its fee is above the price limit;
 * - COVERED: all else.
 *
 * `visitsCount` is how many visits this holds for. A visit without a date is one of today.
 */
export function judgeNextVisit(sandbox: Sandbox, policy: Policy, visit: Visit): State {
  const { store, clock } = sandbox;
  const company = store.get('companies', policy.companyId);
  const limit = company && findPriceLimit(company, policy, visit);
  const active = findActiveOverride(sandbox, policy, visit);
  if (active) {
    const { status, priceLimit = 0, priceLimitCurrency, excessFee = 0 } = active.override;
    const own: Limit = {
      priceLimit,
      priceLimitCurrency: priceLimitCurrency ?? company?.primaryCurrency,
    };
    return writeState(status, {
      ...writeLimit(priceLimit > 0 ? own : limit),
      visitsCount: active.visitsLeft,
      overriddenExcess: Math.max(0, excessFee),
    });
  }
  const person = store.get('people', visit.patientId);
  if (!isValid(policy, person, visit.visitDate ?? toDay(clock.now()))) return writeState('HIDE');
  const isIncluded =
    allowsType(company, policy, visit.locationType) &&
    allowsCountry(company, visit.country) &&
    (visit.specialty === undefined || allowsSpecialty(company, [visit.specialty]));
  if (!isIncluded) return writeState(policy.canBookPrivately ? 'PAY' : 'SHOW_BLOCK');
  return writeState(isAbove(visit, limit) ? 'PAY_UNDER_INSURER' : 'COVERED', {
    ...writeLimit(limit),
    visitsCount: 1,
  });
}
