import type { Schemas } from '../api-types';
import type { OperationHandler, OperationHandlers } from '../operation-handler';
import type { Store } from '../record-store';
import { readCoordinates } from '../rules/distance';
import { listMatchingProfiles } from '../rules/matching-profiles';
import { findPerson } from '../rules/ownership';
import { findPriceRange, matchesPreferences } from '../rules/price-range';
import { getVisitLimits, noLimits } from '../rules/visit-limits';
import type { Account } from '../sandbox-data';
import { json, noContent } from '../sandbox-response';
import { parseTimestamp } from '../timestamps';

type Ids = 'suggestVideoVisit' | 'suggestOfflineVisit' | 'getAsapPriceRange';

/** Throws a `ApiError` if the caller cannot view the patient of a suggestion. The patient is optional. */
function checkPatient(
  store: Store,
  caller: Account,
  { patientId }: Schemas['AppointmentRequest'],
): void {
  if (patientId !== undefined) findPerson(store, caller, patientId);
}

/**
 * Suggests a video visit for an appointment (specification: portal.txt, section 7, POST /appointments/suggest-video).
 * Its effect is not documented, so the sandbox neither creates nor changes an appointment.
 */
const suggestVideoVisit: OperationHandler<'suggestVideoVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return noContent();
};

/**
 * Suggests a visit in person (specification: portal.txt, section 7, POST /appointments/suggest-offline). Like
 * `suggestVideoVisit`, it has no effect in the sandbox. The type of the appointment is not checked, because the allowed
 * types are not documented.
 */
const suggestOfflineVisit: OperationHandler<'suggestOfflineVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return noContent();
};

/**
 * Returns the prices of home visits and clinic visits as soon as possible (specification: portal.txt, section 7, POST
 * /appointments/asap-price-range). The response has fields for both, so it contains both regardless of `locationType`.
 * Clinics must be within the permissible distance of the patient's company.
 */
const getAsapPriceRange: OperationHandler<'getAsapPriceRange'> = ({ store, caller, body, now }) => {
  const { patientId, latitude, longitude, includeHomeDistanceCheck, requestTime } = body;
  const patient = patientId === undefined ? undefined : findPerson(store, caller, patientId);
  const { maxClinicDistance } = patient
    ? getVisitLimits(store.get('companies', patient.companyId))
    : noLimits;
  const profiles = store.list('profiles').filter((profile) => matchesPreferences(profile, body));
  const matching = listMatchingProfiles(profiles, {
    origin: readCoordinates(latitude, longitude),
    maxClinicDistance,
    checkHomeDistance: includeHomeDistanceCheck ?? false,
  });
  const instant = requestTime === undefined ? now : new Date(parseTimestamp(requestTime));
  return json(findPriceRange(matching, instant));
};

export const suggestionsOperations: OperationHandlers<Ids> = {
  suggestVideoVisit,
  suggestOfflineVisit,
  getAsapPriceRange,
};
