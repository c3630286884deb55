import { reject, rejectNotFound } from '../api-error';
import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Appointment, Person } from '../sandbox-data';
import { parseTimestamp, toIsoDate } from '../timestamps';
import { calculateVisitFee } from './appointment-fee';
import { calculateExcess, limitToFee } from './excess';
import { convertCurrency } from './exchange-rates';
import { type Money, roundToCents } from './money';
import { evaluateVisitCoverage } from './next-visit';
import type { FieldChanges } from './omit-undefined';
import type { PlannedAppointments } from './planned-appointments';
import { calculateDiscount, checkPromoCode, findPromoCode, serializePromoCode } from './promo-code';
import type { ResolvedVisit } from './resolve-visit';

type VisitCostInput = {
  patient: Person;
  visit: ResolvedVisit;
  /** The appointment with the changes of the request. */
  appointment: FieldChanges<Appointment>;
  /** The appointment before the request, or `undefined` on creation. */
  previous?: Appointment | undefined;
  /** Appointments that the same request saves. */
  planned?: PlannedAppointments | undefined;
};

/** The fields on which the cost of a visit depends. */
const costFields = [
  'patientId',
  'profileId',
  'locationId',
  'scheduledTimestamp',
  'appointmentCountry',
  'promoCodeId',
  'chunkStatus',
] as const satisfies Array<keyof Appointment>;

/** Returns whether a change affects the cost of a visit. */
export const isCostAffected = (next: FieldChanges<Appointment>, previous?: Appointment): boolean =>
  previous === undefined || costFields.some((field) => next[field] !== previous[field]);

/** Returns whether a visit is a follow-up according to its type. Without a type, it is a regular visit. */
const isFollowUp = ({ followUpType = 'REGULAR' }: FieldChanges<Appointment>): boolean =>
  followUpType !== 'REGULAR';

type Discount = Pick<Appointment, 'promoCode'> & { amount: number };

/** Returns why a promo code does not apply: both of its conditions, and the fee of the visit. */
function describePromoCodeLimits(
  { minimalApplicableCost = 0, discountPercentageLimit, currency = '' }: Schemas['PromoCode'],
  fee: Money,
): string {
  const conditions = [
    `the cost is at least ${minimalApplicableCost} ${currency}`,
    ...(discountPercentageLimit === undefined
      ? []
      : [`the discount does not exceed ${discountPercentageLimit} ${currency}`]),
  ];
  return `It applies only if ${conditions.join(' and ')}. The visit costs ${fee.amount} ${fee.currency ?? ''}.`;
}

/**
 * Returns the discount of the appointment's promo code on its fee. A new promo code must exist, be valid for the visit,
 * and result in a discount.
 * @throws {ApiError} if a new promo code does not apply
 */
function applyPromoCode(
  { store, clock }: Sandbox,
  { visit, appointment, previous }: VisitCostInput,
  fee: number,
): Discount {
  const { promoCodeId } = appointment;
  if (promoCodeId === undefined) return { amount: 0 };
  const promoCode = findPromoCode(store, promoCodeId);
  if (!promoCode) rejectNotFound('promoCodeId', 'promo code', promoCodeId);
  const { currency } = visit.profile;
  // A promo code in a currency without an exchange rate gives no discount.
  const cost = convertCurrency({ amount: fee, currency }, promoCode.currency) ?? 0;
  const discount: Money = {
    amount: calculateDiscount(promoCode, cost),
    currency: promoCode.currency,
  };
  const amount = convertCurrency(discount, currency) ?? 0;
  const serialized = serializePromoCode(promoCode);
  // A promo code that was already applied remains valid, whatever the new cost.
  if (promoCodeId === previous?.promoCodeId) return { promoCode: serialized, amount };
  const sent = { field: 'promoCodeId', found: promoCodeId };
  checkPromoCode(promoCode, toIsoDate(clock.now()), [visit.locationType], sent);
  if (!(amount > 0)) {
    reject('SANDBOX_PROMO_CODE_COST', `The promo code ${promoCode.key} does not apply.`, {
      ...sent,
      reason: describePromoCodeLimits(promoCode, { amount: fee, currency }),
    });
  }
  return { promoCode: serialized, amount };
}

type PaymentStatus = Schemas['PaymentStatus'];

/** Chunk statuses in which the insurer pays (sandbox interpretation of the names). */
const insuredStatuses: ReadonlySet<unknown> = new Set(['COVERED', 'CC_BACKUP']);

/**
 * Returns the payment status for a chunk status: EXCESS or COVERED if the insurer pays, depending on the excess,
 * PREPAYMENT for PREPAYMENT, and otherwise PAID_PRIVATELY. How the API determines it is not documented.
 */
function getPaymentStatus(chunkStatus: Schemas['ChunkStatus'], excess: number): PaymentStatus {
  if (insuredStatuses.has(chunkStatus)) return excess > 0 ? 'EXCESS' : 'COVERED';
  return chunkStatus === 'PREPAYMENT' ? 'PREPAYMENT' : 'PAID_PRIVATELY';
}

/** Payment statuses that follow from the coverage. The others (cash, write-off) were sent and do not change. */
const coverageStatuses: ReadonlySet<unknown> = new Set([
  'EXCESS',
  'COVERED',
  'PREPAYMENT',
  'PAID_PRIVATELY',
]);

/**
 * Returns the fields of an appointment that depend on its cost: the fee according to the location's hours, in the
 * profile's currency and less the discount of a promo code; the excess of the policy or of the active override; the
 * chunk status, which is evaluated on creation; and the payment status. That a discount reduces the fee is a sandbox
 * interpretation.
 */
export function calculateVisitCost(
  sandbox: Sandbox,
  input: VisitCostInput,
): FieldChanges<Appointment> {
  const { patient, visit, appointment, previous, planned } = input;
  const { profile, location, locationType, speciality } = visit;
  const { scheduledTimestamp, appointmentCountry: country } = appointment;
  const visitTime =
    scheduledTimestamp === undefined ? undefined : parseTimestamp(scheduledTimestamp);
  const fullFee = calculateVisitFee(location, visitTime, profile.deltaTime);
  const { amount: discount, promoCode } = applyPromoCode(sandbox, input, fullFee ?? 0);
  const fee = fullFee === undefined ? undefined : roundToCents(fullFee - discount);
  const cost: Money = { amount: fee ?? 0, currency: profile.currency };

  const policy = sandbox.store.get('policies', patient.policyId);
  const coverage = policy
    ? evaluateVisitCoverage(
        sandbox,
        policy,
        {
          patientId: patient.id,
          visitDate: toIsoDate(visitTime ?? sandbox.clock.now()),
          locationType,
          ...(speciality && { specialty: speciality }),
          ...(country && { country }),
          ...(fee !== undefined && { visitFee: fee }),
          ...(profile.currency && { visitFeeCurrency: profile.currency }),
          hasFollowUp: isFollowUp(appointment),
          ...(previous && { appointmentId: previous.id }),
        },
        planned,
      )
    : undefined;
  const chunkStatus = appointment.chunkStatus ?? coverage?.state.chunkStatus ?? 'PAY';
  const excess = coverage?.excess
    ? limitToFee(coverage.excess, cost)
    : calculateExcess(policy, patient, cost);
  const excessAmount = excess?.amount ?? 0;
  const excessCurrency = excess?.currency ?? policy?.excessCurrency ?? profile.currency;
  const hasFixedPaymentStatus =
    previous?.paymentStatus && !coverageStatuses.has(previous.paymentStatus);
  return {
    appointmentFee: fee,
    appointmentCurrency: profile.currency,
    excessAmount: insuredStatuses.has(chunkStatus) ? excessAmount : undefined,
    ...(excessCurrency && { excessCurrency }),
    promoCode,
    chunkStatus,
    ...(!hasFixedPaymentStatus && { paymentStatus: getPaymentStatus(chunkStatus, excessAmount) }),
  };
}
