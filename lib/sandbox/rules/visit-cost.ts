import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Appointment, Person } from '../sandbox-data';
import { refuse, refuseNotFound } from '../sandbox-response';
import { parseTimestamp, toIsoDate } from '../timestamps';
import { calculateVisitFee } from './appointment-fee';
import { calculateExcess, limitToFee } from './excess';
import { convertCurrency } from './exchange-rates';
import { type Money, roundToCents } from './money';
import { evaluateVisitCoverage } from './next-visit';
import type { PlannedAppointments } from './planned-appointments';
import { calculateDiscount, checkPromoCode, findPromoCode, serializePromoCode } from './promo-code';
import type { ResolvedVisit } from './resolve-visit';

type Visit = {
  patient: Person;
  visit: ResolvedVisit;
  /** The appointment with the changes of the call. */
  appointment: Partial<Appointment>;
  /** It before the call; none: it is created. */
  previous?: Appointment;
  /** Appointments that the same call has made before. */
  planned?: PlannedAppointments;
};

const deciding = [
  'patientId',
  'profileId',
  'locationId',
  'scheduledTimestamp',
  'appointmentCountry',
  'promoCodeId',
  'chunkStatus',
] as const satisfies Array<keyof Appointment>;

/** Whether a change touches what the cost of a visit is made of. */
export const isCostAffected = (next: Partial<Appointment>, former?: Appointment): boolean =>
  former === undefined || deciding.some((field) => next[field] !== former[field]);

type Discount = Pick<Appointment, 'promoCode'> & { amount: number };

/**
 * What the promo code of an appointment takes off its fee. One that is named anew must be good for the visit: it is
 * there, its day is not past, it is meant for the type of the location, and its rules give a discount. Otherwise the
 * call ends.
 */
function takeDiscount(
  { store, clock }: Sandbox,
  { visit: place, appointment, previous: former }: Visit,
  fee: number,
): Discount {
  const { promoCodeId } = appointment;
  if (promoCodeId === undefined) return { amount: 0 };
  const promoCode = findPromoCode(store, promoCodeId);
  if (!promoCode) refuseNotFound('promoCodeId', 'promo code', promoCodeId);
  const { currency } = place.profile;
  // A promo code in a currency without a rate takes nothing off.
  const cost = convertCurrency({ amount: fee, currency }, promoCode.currency) ?? 0;
  const discount: Money = {
    amount: calculateDiscount(promoCode, cost),
    currency: promoCode.currency,
  };
  const amount = convertCurrency(discount, currency) ?? 0;
  const shown = serializePromoCode(promoCode);
  // One that was taken before stays with the appointment, whatever the new time costs.
  if (promoCodeId === former?.promoCodeId) return { promoCode: shown, amount };
  const sent = { field: 'promoCodeId', found: promoCodeId };
  checkPromoCode(promoCode, toIsoDate(clock.now()), [place.locationType], sent);
  if (!(amount > 0)) {
    refuse('SANDBOX_PROMO_CODE_COST', `The promo code ${promoCode.key} does not apply.`, {
      ...sent,
      reason: `It applies only if the cost is at least ${promoCode.minimalApplicableCost ?? 0} ${promoCode.currency ?? ''}, and the visit costs ${fee} ${currency ?? ''}.`,
    });
  }
  return { promoCode: shown, amount };
}

type PaymentStatus = Schemas['PaymentStatus'];

/** Chunk statuses under which the insurer pays (the sandbox's reading of the names). */
const insured: ReadonlySet<unknown> = new Set(['COVERED', 'CC_BACKUP']);

/**
 * The payment status by the chunk status: EXCESS where the patient pays a part of what is covered, COVERED where not,
 * PREPAYMENT as named, and PAID_PRIVATELY for the rest. How the API makes it is not shown.
 */
function paymentStatusOf(chunkStatus: Schemas['ChunkStatus'], excess: number): PaymentStatus {
  if (insured.has(chunkStatus)) return excess > 0 ? 'EXCESS' : 'COVERED';
  return chunkStatus === 'PREPAYMENT' ? 'PREPAYMENT' : 'PAID_PRIVATELY';
}

/** Payment statuses that a cover leads to. The others (cash, a write-off) were sent, and stay. */
const followsCover: ReadonlySet<unknown> = new Set([
  'EXCESS',
  'COVERED',
  'PREPAYMENT',
  'PAID_PRIVATELY',
]);

/**
 * What a visit costs: the fee by the location's hours in the profile's currency, less the discount of a promo code;
 * the excess by the policy, or by the override that counts for the visit; how the insurer treats it, which is judged on
 * creation; and the payment status that follows. That a discount lowers the fee is the sandbox's reading.
 */
export function calculateVisitCost(sandbox: Sandbox, visit: Visit): Partial<Appointment> {
  const { patient, visit: place, appointment, previous: former, planned } = visit;
  const { profile, location, locationType, speciality } = place;
  const { scheduledTimestamp, appointmentCountry: country } = appointment;
  const moment = scheduledTimestamp === undefined ? undefined : parseTimestamp(scheduledTimestamp);
  const listed = calculateVisitFee(location, moment, profile.deltaTime);
  const { amount: discount, promoCode } = takeDiscount(sandbox, visit, listed ?? 0);
  const fee = listed === undefined ? undefined : roundToCents(listed - discount);
  const cost: Money = { amount: fee ?? 0, currency: profile.currency };

  const policy = sandbox.store.get('policies', patient.policyId);
  const judged = policy
    ? evaluateVisitCoverage(
        sandbox,
        policy,
        {
          patientId: patient.id,
          visitDate: toIsoDate(moment ?? sandbox.clock.now()),
          locationType,
          ...(speciality && { specialty: speciality }),
          ...(country && { country }),
          ...(fee !== undefined && { visitFee: fee }),
          ...(profile.currency && { visitFeeCurrency: profile.currency }),
          ...(former && { appointmentId: former.id }),
        },
        planned,
      )
    : undefined;
  const chunkStatus = appointment.chunkStatus ?? judged?.state.chunkStatus ?? 'PAY';
  const excess = judged?.excess
    ? limitToFee(judged.excess, cost)
    : calculateExcess(policy, patient, cost);
  const excessAmount = excess?.amount ?? 0;
  const excessCurrency = excess?.currency ?? policy?.excessCurrency ?? profile.currency;
  const keepsPayment = former?.paymentStatus && !followsCover.has(former.paymentStatus);
  return {
    appointmentFee: fee,
    appointmentCurrency: profile.currency,
    excessAmount: insured.has(chunkStatus) ? excessAmount : undefined,
    ...(excessCurrency && { excessCurrency }),
    promoCode,
    chunkStatus,
    ...(!keepsPayment && { paymentStatus: paymentStatusOf(chunkStatus, excessAmount) }),
  };
}
