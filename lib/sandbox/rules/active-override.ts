import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Policy, PolicyOverride } from '../sandbox-data';
import { parseTimestamp } from '../timestamps';
import { statusesWithoutVisit } from './appointment-statuses';
import { getCreationTimestamp } from './creation-time';
import { listAppointmentsWithPlanned, type PlannedAppointments } from './planned-appointments';
import { listPolicyOverrides } from './policy-overrides';
import { allowsCountry } from './visit-limits';

type Visit = Schemas['InsurerStateRequest'];

/** Returns whether an override applies to a patient. A blank `patientId` applies to every active patient. */
const isForPatient = (store: Store, { patientId, policyId }: PolicyOverride, patient: number) =>
  patientId === undefined
    ? store.get('people', patient)?.policyId === policyId &&
      store.get('people', patient)?.status === 'ACTIVE'
    : patientId === patient;

/**
 * Returns whether an appointment was created before an override with the same timestamp. The sandbox clock does not
 * advance on its own, so equal timestamps are common, and the ids decide the order.
 */
const wasCreatedBefore = (override: PolicyOverride, id: number, created: number): boolean =>
  override.timestamp !== undefined &&
  created === parseTimestamp(override.timestamp) &&
  id < override.id;

/** Returns how many visits an override still allows. Each appointment created in its window uses one. */
function countVisitsLeft(
  { store }: Sandbox,
  override: PolicyOverride,
  { appointmentId }: Visit,
  planned: PlannedAppointments | undefined,
): number {
  const start = parseTimestamp(override.startTimestamp);
  const end = parseTimestamp(override.endTimestamp);
  const used = listAppointmentsWithPlanned(store, planned).filter((appointment) => {
    if (appointment.id === appointmentId) return false;
    if (statusesWithoutVisit.has(appointment.status)) return false;
    if (!isForPatient(store, override, appointment.patientId)) return false;
    const created = parseTimestamp(getCreationTimestamp(appointment));
    return (
      created >= start && created < end && !wasCreatedBefore(override, appointment.id, created)
    );
  });
  return (override.visitsNumber ?? 1) - used.length;
}

function allowsLocation(override: PolicyOverride, locationType: Visit['locationType']): boolean {
  const { allowUseVideoVisit, allowUseClinicVisit, allowUseHomeVisit } = override;
  if (locationType === 'VIDEO_VISIT') return allowUseVideoVisit !== false;
  if (locationType === 'CLINIC_VISIT') return allowUseClinicVisit !== false;
  if (locationType === 'HOME_VISIT') return allowUseHomeVisit !== false;
  return true;
}

/**
 * Returns whether an override applies to a visit that is, or is not, a follow-up. The fields are documented without a
 * rule. Sandbox interpretation: `followUp` limits the override to follow-ups, and FORBID excludes them. ALLOW and
 * DEFAULT exclude nothing, and neither does a visit that does not specify `hasFollowUp`.
 */
function allowsFollowUp(
  { followUp, followUpOverride }: PolicyOverride,
  { hasFollowUp }: Visit,
): boolean {
  if (hasFollowUp === undefined) return true;
  return hasFollowUp ? followUpOverride !== 'FORBID' : followUp !== true;
}

/**
 * Returns the override that applies to a visit now, and how many visits it still allows: the latest override of the
 * policy whose window includes the current time, which matches the patient, the country and the specialty (blank
 * matches all), allows the location type and follow-ups, and has visits left. Except for the patient, a field that the visit does
 * not specify excludes no override. Which of several overrides applies, and what uses up its visits, is a sandbox
 * interpretation.
 * @param planned appointments that the same request saves; they use up visits too
 */
export function findActiveOverride(
  sandbox: Sandbox,
  policy: Policy,
  visit: Visit,
  planned?: PlannedAppointments,
): { override: PolicyOverride; visitsLeft: number } | undefined {
  const { store, clock } = sandbox;
  const now = clock.now().getTime();
  const company = store.get('companies', policy.companyId);
  const { patientId, country, specialty, locationType } = visit;
  const isActive = (override: PolicyOverride) =>
    parseTimestamp(override.startTimestamp) <= now &&
    now < parseTimestamp(override.endTimestamp) &&
    (patientId === undefined
      ? override.patientId === undefined
      : isForPatient(store, override, patientId)) &&
    (override.country === undefined
      ? allowsCountry(company, country)
      : country === undefined || override.country === country) &&
    (override.specialty === undefined ||
      specialty === undefined ||
      override.specialty === specialty) &&
    allowsLocation(override, locationType) &&
    allowsFollowUp(override, visit);
  return listPolicyOverrides(store, policy.id)
    .filter(isActive)
    .map((override) => ({
      override,
      visitsLeft: countVisitsLeft(sandbox, override, visit, planned),
    }))
    .findLast(({ visitsLeft }) => visitsLeft > 0);
}
