import { done, json } from '../answer';
import type { Schemas } from '../api';
import type { Handler, Handlers } from '../call';
import { readMoment } from '../moment';
import { readPlace } from '../rules/distance';
import { listFitting } from '../rules/fitting-profiles';
import { findPerson } from '../rules/ownership';
import { findPriceRange, fitsWishes } from '../rules/price-range';
import { limitsOf, noLimits } from '../rules/visit-limits';
import type { Store } from '../store';
import type { Account } from '../world';

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
const suggestVideoVisit: Handler<'suggestVideoVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return done();
};

/**
 * Suggests a visit in person (specification, section 7: POST /appointments/suggest-offline). It is taken as
 * `suggestVideoVisit` is, whatever the appointment's own type: what may be sent is not published.
 */
const suggestOfflineVisit: Handler<'suggestOfflineVisit'> = ({ store, caller, body }) => {
  checkPatient(store, caller, body);
  return done();
};

/**
 * The prices of home visits and clinic visits as soon as possible (specification, section 7: POST
 * /appointments/asap-price-range). Both are told whatever `locationType` says, as the answer has a place for both.
 * Clinics count within the permissible distance of the patient's company.
 */
const getAsapPriceRange: Handler<'getAsapPriceRange'> = ({ store, caller, body, now }) => {
  const { patientId, latitude, longitude, includeHomeDistanceCheck, requestTime } = body;
  const patient = patientId === undefined ? undefined : findPerson(store, caller, patientId);
  const { distance } = patient ? limitsOf(store.get('companies', patient.companyId)) : noLimits;
  const wanted = store.list('profiles').filter((profile) => fitsWishes(profile, body));
  const fitting = listFitting(wanted, {
    place: readPlace(latitude, longitude),
    distance,
    checkHome: includeHomeDistanceCheck ?? false,
  });
  const moment = requestTime === undefined ? now : new Date(readMoment(requestTime));
  return json(findPriceRange(fitting, moment));
};

export const suggestionsOperations: Handlers<Ids> = {
  suggestVideoVisit,
  suggestOfflineVisit,
  getAsapPriceRange,
};
