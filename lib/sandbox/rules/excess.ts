import type { Schemas } from '../api-types';
import type { Person, Policy } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';
import { type Money, roundToCents } from './money';

type Excess = Pick<Schemas['Policy'], 'excessPercentage' | 'excessFee'>;

const hasExcess = ({ excessPercentage, excessFee }: Excess) =>
  excessPercentage !== undefined || excessFee !== undefined;

/**
 * Returns an excess rounded to cents and limited to the fee (sandbox interpretation). Without an exchange rate between
 * the currencies, the excess is not limited.
 */
export function limitToFee({ amount, currency }: Money, fee: Money): Money {
  const maxAmount = convertCurrency(fee, currency) ?? amount;
  return { amount: roundToCents(Math.min(amount, maxAmount)), currency: currency ?? fee.currency };
}

/**
 * Returns the part of a visit's fee that the patient pays under a policy, or `undefined` if there is no excess or it
 * was removed. The specification documents `excessPercentage` and `excessFee` of policies and people, but no rule.
 * Sandbox interpretation: a person's excess takes precedence over the policy's, and the percentage over the amount.
 * A percentage is in the currency of the fee, an amount in the currency of the policy.
 */
export function calculateExcess(
  policy: Policy | undefined,
  person: Person | undefined,
  fee: Money,
): Money | undefined {
  const excess: Excess = (person && hasExcess(person) ? person : policy) ?? {};
  const { excessPercentage = 0, excessFee = 0 } = excess;
  const unlimited: Money =
    excessPercentage > 0
      ? { amount: fee.amount * (excessPercentage / 100), currency: fee.currency }
      : { amount: excessFee, currency: policy?.excessCurrency };
  const limited = limitToFee(unlimited, fee);
  return limited.amount > 0 ? limited : undefined;
}
