import type { Schemas } from '../api-types';
import type { Appointment } from '../sandbox-data';
import { normalizeTimestamp } from '../timestamps';
import type { FieldChanges } from './omit-undefined';
import type { ResolvedVisit } from './resolve-visit';

type Request = Schemas['AppointmentRequest'];

/** Returns the fields of a request that are stored unchanged. The others are derived, or only affect the request. */
function pickStoredFields(request: Request): Partial<Appointment> {
  const {
    appointmentId: _appointmentId,
    appointmentRevisionId: _appointmentRevisionId,
    patientId: _patientId,
    profileId: _profileId,
    locationId: _locationId,
    speciality: _speciality,
    status: _status,
    minutesToExpiration: _minutesToExpiration,
    event: _event,
    photos: _photos,
    extras: _extras,
    requestPreference: _requestPreference,
    patientCountry: _patientCountry,
    suggestedCountry: _suggestedCountry,
    preferredData: _preferredData,
    preferredGender: _preferredGender,
    creationDelaySeconds: _creationDelaySeconds,
    locationType: _locationType,
    ...stored
  } = request;
  if (stored.scheduledTimestamp === undefined) return stored;
  return { ...stored, scheduledTimestamp: normalizeTimestamp(stored.scheduledTimestamp) };
}

/**
 * Returns the country of the visit: for a video visit the patient's, otherwise the profile's. Returns no fields if
 * neither the profile nor the type of the visit changes and the request sends no country of the patient.
 */
function buildCountryFields(
  { patientCountry }: Request,
  { profile, locationType }: ResolvedVisit,
  previous?: Appointment,
): FieldChanges<Appointment> {
  const isSameVisit = previous?.profileId === profile.id && previous.locationType === locationType;
  const videoCountry = locationType === 'VIDEO_VISIT' ? patientCountry : undefined;
  if (isSameVisit && videoCountry === undefined) return {};
  const country = videoCountry ?? profile.country;
  const prescriptionCountries = [
    ...(profile.prescriptionCountriesByDataEntry ?? []),
    ...(profile.prescriptionCountriesByMatrix ?? []),
  ];
  return {
    appointmentCountry: country,
    canPrescribe: country !== undefined && prescriptionCountries.includes(country),
  };
}

/** The type of an appointment at a location of a type. */
export const appointmentTypes: Record<Appointment['locationType'], Schemas['AppointmentType']> = {
  VIDEO_VISIT: 'VIDEO_VISIT',
  CLINIC_VISIT: 'REGULAR_CLINIC',
  HOME_VISIT: 'REGULAR_HOME',
};

/**
 * Returns the fields of an appointment that a request sets: those stored unchanged, and those derived from the
 * resolved visit.
 * @param previous the appointment before an update, or `undefined` on creation
 */
export function buildAppointmentFields(
  request: Request,
  visit: ResolvedVisit,
  previous?: Appointment,
): FieldChanges<Appointment> {
  const { profile, location, locationType, speciality } = visit;
  const { suggestedCountry } = request;
  const isSameType = previous?.locationType === locationType;
  return {
    ...pickStoredFields(request),
    profileId: profile.id,
    locationId: location.locationId,
    locationType,
    appointmentType: (isSameType && previous.appointmentType) || appointmentTypes[locationType],
    ...(speciality && { speciality }),
    ...(suggestedCountry && { appointmentSearchedCountry: suggestedCountry }),
    ...buildCountryFields(request, visit, previous),
  };
}
