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
type LimitFields = Pick<Schemas['PriceLimit'], 'priceLimit' | 'priceLimitCurrency'>;
type Limit = { [Key in keyof LimitFields]: LimitFields[Key] | undefined };

/** The message id of a status. A status that is not listed has no message. */
const messageIds: Partial<Record<Status, string>> = {
  HIDE: 'POLICY_NOT_FOUND_MESSAGE',
  PAY: 'PAYMENT_DISCLAIMER',
  PREPAYMENT: 'PAYMENT_DISCLAIMER',
  CC_BACKUP: 'PAYMENT_DISCLAIMER',
  COVERED: 'GREETING',
  PAY_UNDER_INSURER: 'PAYMENT_DISCLAIMER',
};

const buildState = (chunkStatus: Status, rest: Omit<State, 'chunkStatus'> = {}): State => {
  const messageId = messageIds[chunkStatus];
  return { chunkStatus, ...(messageId && { messageId }), ...rest };
};

const buildLimitFields = ({ priceLimit, priceLimitCurrency }: Limit = {}): LimitFields => ({
  ...(priceLimit !== undefined && { priceLimit }),
  ...(priceLimit !== undefined && priceLimitCurrency && { priceLimitCurrency }),
});

/** Returns whether the policy covers the person on a day. */
function isValid(policy: Policy, person: Person | undefined, day: string): boolean {
  const includesDay = ({ startDate = day, endDate = day }: Pick<Policy, 'startDate' | 'endDate'>) =>
    startDate <= day && day <= endDate;
  return (
    policy.status === 'ACTIVE' &&
    includesDay(policy) &&
    (!person || (person.status === 'ACTIVE' && includesDay(person)))
  );
}

/**
 * Returns whether a fee is above a limit. A fee without a currency is in the currency of the limit, and a fee without
 * an exchange rate is never above it.
 */
function exceedsLimit({ visitFee, visitFeeCurrency }: Visit, limit: Limit | undefined): boolean {
  const { priceLimit, priceLimitCurrency } = limit ?? {};
  if (visitFee === undefined || priceLimit === undefined) return false;
  const fee = convertCurrency({ amount: visitFee, currency: visitFeeCurrency }, priceLimitCurrency);
  return fee !== undefined && fee > priceLimit;
}

/**
 * Returns how the insurer treats a visit: the next-visit status. The specification lists the statuses without their
 * meaning, so the following rules are a sandbox interpretation:
 *
 * - If an override is active: its status, price limit, visits, and excess; PAY_UNDER_INSURER instead of COVERED if the
 *   fee is above that limit.
 * - HIDE: the policy or the person is CANCELLED, or there is no cover on the day of the visit.
 * - SHOW_BLOCK: the policy is valid, but the policy or the company excludes visits of this location type, country, or
 *   specialty; PAY if the policy allows private bookings.
 * - PAY_UNDER_INSURER: the visit is covered, but its fee is above the price limit.
 * - COVERED: otherwise.
 *
 * `visitsCount` is the number of visits to which the status applies. A visit without a date is today.
 * @param planned appointments that the same request saves
 * @returns the status, and the excess of the active override with its currency, for which the status has no field
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
    const activeLimit = priceLimit > 0 ? { priceLimit, priceLimitCurrency } : limit;
    const isAboveLimit = status === 'COVERED' && exceedsLimit(visit, activeLimit);
    const amount = Math.max(0, excessFee);
    return {
      state: buildState(isAboveLimit ? 'PAY_UNDER_INSURER' : status, {
        ...buildLimitFields(activeLimit),
        visitsCount: visitsLeft,
        overriddenExcess: amount,
      }),
      excess: { amount, currency: override.excessCurrency ?? policy.excessCurrency },
    };
  }
  const person = store.get('people', visit.patientId);
  if (!isValid(policy, person, visit.visitDate ?? toIsoDate(clock.now()))) {
    return { state: buildState('HIDE') };
  }
  const isIncluded =
    allowsVisitType(company, policy, visit.locationType) &&
    allowsCountry(company, visit.country) &&
    (visit.specialty === undefined || allowsSpecialty(company, [visit.specialty]));
  if (!isIncluded) return { state: buildState(policy.canBookPrivately ? 'PAY' : 'SHOW_BLOCK') };
  const status = exceedsLimit(visit, limit) ? 'PAY_UNDER_INSURER' : 'COVERED';
  return { state: buildState(status, { ...buildLimitFields(limit), visitsCount: 1 }) };
}

/** Returns the next-visit status of a visit, without the excess. */
export const evaluateNextVisitStatus = (sandbox: Sandbox, policy: Policy, visit: Visit): State =>
  evaluateVisitCoverage(sandbox, policy, visit).state;
