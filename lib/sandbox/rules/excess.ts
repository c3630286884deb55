import type { Schemas } from '../api-types';
import type { Person, Policy } from '../sandbox-data';
import { convertCurrency } from './exchange-rates';
import { type Money, roundToCents } from './money';

type Excess = Pick<Schemas['Policy'], 'excessPercentage' | 'excessFee'>;

const hasOwn = ({ excessPercentage, excessFee }: Excess) =>
  excessPercentage !== undefined || excessFee !== undefined;

/**
 * An excess, to the cent: nobody pays more than the fee (the sandbox's reading). Where there is no rate between their
 * currencies, it stays as it is.
 */
export function limitToFee({ amount, currency }: Money, fee: Money): Money {
  const most = convertCurrency(fee, currency) ?? amount;
  return { amount: roundToCents(Math.min(amount, most)), currency: currency ?? fee.currency };
}

/**
 * What a patient pays of a visit's fee under a policy; nothing where there is no excess, or where it was removed.
 * The specification names `excessPercentage` and `excessFee` of a policy and of a person. The sandbox's reading: a
 * person's own excess goes before the policy's, the percentage before the amount, and nobody pays more than the fee.
 * A percentage is in the currency of the fee, an amount in that of the policy.
 */
export function calculateExcess(
  policy: Policy | undefined,
  person: Person | undefined,
  fee: Money,
): Money | undefined {
  const excess: Excess = (person && hasOwn(person) ? person : policy) ?? {};
  const { excessPercentage = 0, excessFee = 0 } = excess;
  const whole: Money =
    excessPercentage > 0
      ? { amount: fee.amount * (excessPercentage / 100), currency: fee.currency }
      : { amount: excessFee, currency: policy?.excessCurrency };
  const limited = limitToFee(whole, fee);
  return limited.amount > 0 ? limited : undefined;
}
