import { refuse, refuseUnknown } from '../answer';
import type { Schemas } from '../api';
import type { Sandbox } from '../call';
import { readMoment, toDay, toTimestamp } from '../moment';
import type { Appointment, Person } from '../world';
import { feeOf } from './appointment-fee';
import { excessOf } from './excess';
import { fromUsd, toUsd } from './exchange-rates';
import { judgeNextVisit } from './next-visit';
import {
  discountOf,
  findPromoCode,
  isExpired,
  listUncoveredTypes,
  showPromoCode,
} from './promo-code';
import type { VisitPlace } from './visit-place';

type Visit = {
  patient: Person;
  place: VisitPlace;
  /** The appointment with the changes of the call. */
  appointment: Partial<Appointment>;
  /** It before the call; none: it is created. */
  former?: Appointment;
};

const deciding = [
  'patientId',
  'profileId',
  'locationId',
  'scheduledTimestamp',
  'promoCodeId',
] as const satisfies Array<keyof Appointment>;

/** Whether a change touches what the cost of a visit is made of. */
export const isCostAnew = (next: Partial<Appointment>, former?: Appointment): boolean =>
  former === undefined || deciding.some((field) => next[field] !== former[field]);

type Discount = Pick<Appointment, 'promoCode'> & { amount: number };

/**
 * What the promo code of an appointment takes off its fee. One that is named anew must be good for the visit: it is
 * there, its day is not past, it is meant for the type of the location, and its rules give a discount. Otherwise the
 * call ends.
 */
function takeDiscount(
  { store, clock }: Sandbox,
  { place, appointment, former }: Visit,
  fee: number,
): Discount {
  const { promoCodeId } = appointment;
  if (promoCodeId === undefined) return { amount: 0 };
  const promoCode = findPromoCode(store, promoCodeId);
  if (!promoCode) refuseUnknown('promoCodeId', 'promo code', promoCodeId);
  const { currency } = place.profile;
  const isForeign = promoCode.currency !== undefined && promoCode.currency !== currency;
  const cost = isForeign ? fromUsd(toUsd(fee, currency), promoCode.currency) : fee;
  const discount = discountOf(promoCode, cost);
  const amount = isForeign ? fromUsd(toUsd(discount, promoCode.currency), currency) : discount;
  const shown = showPromoCode(promoCode);
  // One that was taken before stays with the appointment, whatever the new time costs.
  if (promoCodeId === former?.promoCodeId) return { promoCode: shown, amount };
  const field = 'promoCodeId';
  if (isExpired(promoCode, toDay(clock.now()))) {
    refuse('SANDBOX_PROMO_CODE_EXPIRED', `The promo code ${promoCode.key} has expired.`, {
      field,
      reason: `Its last day was ${promoCode.lastDay}.`,
      found: promoCodeId,
    });
  }
  if (listUncoveredTypes(promoCode, [place.locationType]).length > 0) {
    refuse(
      'SANDBOX_PROMO_CODE_LOCATION',
      `The promo code ${promoCode.key} is not good for ${place.locationType}.`,
      {
        field,
        reason: `It is good for ${promoCode.locationTypes?.join(', ')}.`,
        found: promoCodeId,
      },
    );
  }
  if (!(amount > 0)) {
    refuse('SANDBOX_PROMO_CODE_COST', `The promo code ${promoCode.key} does not apply.`, {
      field,
      reason: `It applies only if the cost is at least ${promoCode.minimalApplicableCost ?? 0} ${promoCode.currency ?? ''}, and the visit costs ${cost}.`,
      found: promoCodeId,
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

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * What a visit costs: the fee by the location's hours in the profile's currency, less the discount of a promo code;
 * the excess by the policy, or by the override that counts for the visit; on creation also how the insurer treats it
 * and the payment status that follows. That a discount lowers the fee is the sandbox's reading.
 */
export function costOf(sandbox: Sandbox, visit: Visit): Partial<Appointment> {
  const { patient, place, appointment, former } = visit;
  const { profile, location, locationType, speciality } = place;
  const { scheduledTimestamp, appointmentCountry: country } = appointment;
  const moment = scheduledTimestamp === undefined ? undefined : readMoment(scheduledTimestamp);
  const listed = feeOf(location, moment, profile.deltaTime);
  const { amount: discount, promoCode } = takeDiscount(sandbox, visit, listed ?? 0);
  const fee = listed === undefined ? undefined : toCents(listed - discount);

  const policy = sandbox.store.get('policies', patient.policyId);
  const state: Schemas['InsurerState'] = policy
    ? judgeNextVisit(sandbox, policy, {
        patientId: patient.id,
        visitDate: toTimestamp(moment ?? sandbox.clock.now().getTime()).slice(0, 10),
        locationType,
        ...(speciality && { specialty: speciality }),
        ...(country && { country }),
        ...(fee !== undefined && { visitFee: fee }),
        ...(profile.currency && { visitFeeCurrency: profile.currency }),
        ...(former && { appointmentId: former.id }),
      })
    : { chunkStatus: 'PAY' };
  const chunkStatus = appointment.chunkStatus ?? state.chunkStatus ?? 'PAY';
  const usual = excessOf(policy, patient, fee ?? 0);
  const excess = state.overriddenExcess ?? usual?.amount ?? 0;
  const excessCurrency = usual?.currency ?? policy?.excessCurrency ?? profile.currency;
  return {
    appointmentFee: fee,
    appointmentCurrency: profile.currency,
    excessAmount: insured.has(chunkStatus) ? excess : undefined,
    ...(excessCurrency && { excessCurrency }),
    promoCode,
    ...(former ? {} : { chunkStatus, paymentStatus: paymentStatusOf(chunkStatus, excess) }),
  };
}
