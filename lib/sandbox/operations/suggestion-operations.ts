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

/** The patient of a suggestion must be one of the caller's, where one is named. */
function checkPatient(
  store: Store,
  caller: Account,
  { patientId }: Schemas['AppointmentRequest'],
): void {
  if (patientId !== undefined) findPerson(store, caller, patientId);
}

/**
 * Suggests a video visit for an appointment (specification, section 7: POST /appointments/suggest-video). What comes
 * of it is not published, so the sandbox only takes the call: it creates no appointment and changes none.
 */
const suggestVideoVisit: OperationHandler<'suggestVideoVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return noContent();
};

/**
 * Suggests a visit in person (specification, section 7: POST /appointments/suggest-offline). It is taken as
 * `suggestVideoVisit` is, whatever the appointment's own type: what may be sent is not published.
 */
const suggestOfflineVisit: OperationHandler<'suggestOfflineVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return noContent();
};

/**
 * The prices of home visits and clinic visits as soon as possible (specification, section 7: POST
 * /appointments/asap-price-range). Both are told whatever `locationType` says, as the answer has a place for both.
 * Clinics count within the permissible distance of the patient's company.
 */
const getAsapPriceRange: OperationHandler<'getAsapPriceRange'> = ({ store, caller, body, now }) => {
  const { patientId, latitude, longitude, includeHomeDistanceCheck, requestTime } = body;
  const patient = patientId === undefined ? undefined : findPerson(store, caller, patientId);
  const { maxClinicDistance: distance } = patient
    ? getVisitLimits(store.get('companies', patient.companyId))
    : noLimits;
  const wanted = store.list('profiles').filter((profile) => matchesPreferences(profile, body));
  const fitting = listMatchingProfiles(wanted, {
    origin: readCoordinates(latitude, longitude),
    maxClinicDistance: distance,
    checkHomeDistance: includeHomeDistanceCheck ?? false,
  });
  const moment = requestTime === undefined ? now : new Date(parseTimestamp(requestTime));
  return json(findPriceRange(fitting, moment));
};

export const suggestionsOperations: OperationHandlers<Ids> = {
  suggestVideoVisit,
  suggestOfflineVisit,
  getAsapPriceRange,
};
