import type { Schemas } from '../api';
import type { Person, Policy } from '../world';

type Excess = Pick<Schemas['Policy'], 'excessPercentage' | 'excessFee'>;

const hasOwn = ({ excessPercentage, excessFee }: Excess) =>
  excessPercentage !== undefined || excessFee !== undefined;

/** To the cent, where an amount has cents. */
const round = (amount: number) => (amount < 1e12 ? Math.round(amount * 100) / 100 : amount);

/**
 * What a patient pays of a visit's fee under a policy; nothing where there is no excess, or where it was removed.
 * The specification names `excessPercentage` and `excessFee` of a policy and of a person. The sandbox's reading: a
 * person's own excess goes before the policy's, the percentage before the amount, and nobody pays more than the fee.
 */
export function excessOf(
  policy: Policy | undefined,
  person: Person | undefined,
  fee: number,
): { amount: number; currency?: Schemas['Currency'] } | undefined {
  const excess: Excess = (person && hasOwn(person) ? person : policy) ?? {};
  const { excessPercentage = 0, excessFee = 0 } = excess;
  const whole = excessPercentage > 0 ? fee * (excessPercentage / 100) : excessFee;
  const amount = round(Math.min(whole, fee));
  if (!(amount > 0)) return undefined;
  const currency = policy?.excessCurrency;
  return { amount, ...(currency && { currency }) };
}
