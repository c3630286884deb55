import type { Schemas } from '../api-types';
import type { Appointment } from '../sandbox-data';
import { normalizeTimestamp } from '../timestamps';
import type { ResolvedVisit } from './resolve-visit';

type Request = Schemas['AppointmentRequest'];

/** What of a request is stored as it is sent. The rest is worked out, or is only meant for the request. */
function pickStored(request: Request): Partial<Appointment> {
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
 * The country of the visit: a video visit's is where the patient is, any other's where the profile is. It stays where
 * neither the profile nor the type of the visit changes, and no other country of the patient is sent.
 */
function countryOf(
  { patientCountry }: Request,
  { profile, locationType }: ResolvedVisit,
  former?: Appointment,
): Partial<Appointment> {
  const isSame = former?.profileId === profile.id && former.locationType === locationType;
  const ofPatient = locationType === 'VIDEO_VISIT' ? patientCountry : undefined;
  if (isSame && ofPatient === undefined) return {};
  const country = ofPatient ?? profile.country;
  const prescribing = [
    ...(profile.prescriptionCountriesByDataEntry ?? []),
    ...(profile.prescriptionCountriesByMatrix ?? []),
  ];
  return {
    appointmentCountry: country,
    canPrescribe: country !== undefined && prescribing.includes(country),
  };
}

const typeOf: Record<Appointment['locationType'], Schemas['AppointmentType']> = {
  VIDEO_VISIT: 'VIDEO_VISIT',
  CLINIC_VISIT: 'REGULAR_CLINIC',
  HOME_VISIT: 'REGULAR_HOME',
};

/**
 * The fields of an appointment that a request sets: those that are stored as they are sent, and what follows from
 * the place of the visit.
 * @param former the appointment before an update; none: it is created
 */
export function buildAppointmentFields(
  request: Request,
  place: ResolvedVisit,
  former?: Appointment,
): Partial<Appointment> {
  const { profile, location, locationType, speciality } = place;
  const { suggestedCountry } = request;
  const isSameType = former?.locationType === locationType;
  return {
    ...pickStored(request),
    profileId: profile.id,
    locationId: location.locationId,
    locationType,
    appointmentType: (isSameType && former.appointmentType) || typeOf[locationType],
    ...(speciality && { speciality }),
    ...(suggestedCountry && { appointmentSearchedCountry: suggestedCountry }),
    ...countryOf(request, place, former),
  };
}
