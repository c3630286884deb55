import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Person, Policy } from '../sandbox-data';
import { toIsoDate } from '../timestamps';
import { findActiveOverride } from './active-override';
import { convertCurrency } from './exchange-rates';
import type { Money } from './money';
import type { PlannedAppointments } from './planned-appointments';
import { findPriceLimit } from './price-limit';
import { allowsCountry, allowsSpecialty, allowsVisitType } from './visit-limits';

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

/**
 * Whether a fee is above a limit; without a currency of its own the fee is in the limit's. A fee that the sandbox has
 * no rate for is not judged.
 */
function isAbove({ visitFee, visitFeeCurrency }: Visit, limit: Limit | undefined): boolean {
  const { priceLimit, priceLimitCurrency } = limit ?? {};
  if (visitFee === undefined || priceLimit === undefined) return false;
  const fee = convertCurrency({ amount: visitFee, currency: visitFeeCurrency }, priceLimitCurrency);
  return fee !== undefined && fee > priceLimit;
}

/**
 * How the insurer treats a visit: the next-visit status. The specification lists the statuses without what they do,
 * so which one stands for what is the sandbox's reading:
 *
 * - an override that holds now: its status, with its price limit, its visits and its excess; PAY_UNDER_INSURER
 *   instead of COVERED where the fee is above that limit;
 * - HIDE: the policy or the person is cancelled, or the visit is on a day without cover;
 * - SHOW_BLOCK: the policy is good, but policy or company has no visits of this location type, country or specialty;
 *   PAY, where the policy lets the patient book privately;
 * - PAY_UNDER_INSURER: the visit is covered, but its fee is above the price limit;
 * - COVERED: all else.
 *
 * `visitsCount` is how many visits this holds for. A visit without a date is one of today.
 * @param planned appointments that the same call has made before
 * @returns the status, and the excess of the override that holds, with the currency that the status has no field for
 */
export function evaluateVisitCoverage(
  sandbox: Sandbox,
  policy: Policy,
  visit: Visit,
  planned?: PlannedAppointments,
): { state: State; excess?: Money } {
  const { store, clock } = sandbox;
  const company = store.get('companies', policy.companyId);
  const limit = company && findPriceLimit(company, policy, visit);
  const active = findActiveOverride(sandbox, policy, visit, planned);
  if (active) {
    const { override, visitsLeft } = active;
    const { status, priceLimit = 0, excessFee = 0 } = override;
    const priceLimitCurrency = override.priceLimitCurrency ?? company?.primaryCurrency;
    const held = priceLimit > 0 ? { priceLimit, priceLimitCurrency } : limit;
    const isUnder = status === 'COVERED' && isAbove(visit, held);
    const amount = Math.max(0, excessFee);
    return {
      state: writeState(isUnder ? 'PAY_UNDER_INSURER' : status, {
        ...writeLimit(held),
        visitsCount: visitsLeft,
        overriddenExcess: amount,
      }),
      excess: { amount, currency: override.excessCurrency ?? policy.excessCurrency },
    };
  }
  const person = store.get('people', visit.patientId);
  if (!isValid(policy, person, visit.visitDate ?? toIsoDate(clock.now()))) {
    return { state: writeState('HIDE') };
  }
  const isIncluded =
    allowsVisitType(company, policy, visit.locationType) &&
    allowsCountry(company, visit.country) &&
    (visit.specialty === undefined || allowsSpecialty(company, [visit.specialty]));
  if (!isIncluded) return { state: writeState(policy.canBookPrivately ? 'PAY' : 'SHOW_BLOCK') };
  const status = isAbove(visit, limit) ? 'PAY_UNDER_INSURER' : 'COVERED';
  return { state: writeState(status, { ...writeLimit(limit), visitsCount: 1 }) };
}

/** The next-visit status of a visit, as `judgeVisit` finds it. */
export const evaluateNextVisitStatus = (sandbox: Sandbox, policy: Policy, visit: Visit): State =>
  evaluateVisitCoverage(sandbox, policy, visit).state;
