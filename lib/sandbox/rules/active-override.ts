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

/** Whether the patient is one of those for whom an override is: a blank `patientId` means every active patient. */
const isForPatient = (store: Store, { patientId, policyId }: PolicyOverride, patient: number) =>
  patientId === undefined
    ? store.get('people', patient)?.policyId === policyId &&
      store.get('people', patient)?.status === 'ACTIVE'
    : patientId === patient;

/**
 * Whether an appointment came before an override at the same moment. The clock stands still, so a reader who books
 * first and then writes an override does both at one moment; ids then tell the order.
 */
const cameBefore = (override: PolicyOverride, id: number, created: number): boolean =>
  override.timestamp !== undefined &&
  created === parseTimestamp(override.timestamp) &&
  id < override.id;

/** How many of an override's visits are left: appointments that were created in its window use them up. */
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
    return created >= start && created < end && !cameBefore(override, appointment.id, created);
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
 * The override that holds for a visit now, with the visits that are left of it: the latest one of the policy whose
 * window is open, for the patient, the country and the specialty (blank: all of them), which does not exclude the
 * location type and is not used up. What the visit leaves open excludes no override, but for the patient. Which of
 * several overrides holds, and what uses them up, is the sandbox's reading.
 * @param planned appointments that the same call has made before: they use up visits too
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
  const holds = (override: PolicyOverride) =>
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
    allowsLocation(override, locationType);
  return listPolicyOverrides(store, policy.id)
    .filter(holds)
    .map((override) => ({
      override,
      visitsLeft: countVisitsLeft(sandbox, override, visit, planned),
    }))
    .findLast(({ visitsLeft }) => visitsLeft > 0);
}
