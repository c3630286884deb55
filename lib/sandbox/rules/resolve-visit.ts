import { reject, rejectNotFound } from '../api-error';
import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Appointment, Profile } from '../sandbox-data';

type Request = Schemas['AppointmentRequest'];
type Location = Schemas['Location'];

/** The records to which the ids of an appointment request refer. */
export type ResolvedVisit = {
  profile: Profile;
  location: Location;
  locationType: Schemas['VisitLocationType'];
  speciality?: Schemas['Specialty'] | undefined;
};

function findProfile(store: Store, id: number | undefined, previous?: Appointment): Profile {
  if (id === undefined) {
    reject('SANDBOX_PROFILE_MISSING', 'An appointment needs a profile: send its profileId.', {
      field: 'profileId',
      reason: 'is required on creation',
    });
  }
  const profile = store.get('profiles', id);
  if (!profile) rejectNotFound('profileId', 'profile', id);
  if (profile.disabled && id !== previous?.profileId) {
    reject(
      'SANDBOX_PROFILE_DISABLED',
      `The profile ${id} is disabled and accepts no appointments.`,
      {
        field: 'profileId',
        reason: 'Use a profile whose "disabled" is false.',
        found: id,
      },
    );
  }
  return profile;
}

/** Returns the only enabled location of the profile with the type, for a request without a `locationId`. */
function findOnlyLocation({ locations }: Profile, type: Request['locationType']): Location {
  const candidates = locations.filter(
    (location) => location.status === 'ENABLED' && (type === undefined || location.type === type),
  );
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  reject('SANDBOX_LOCATION_MISSING', 'An appointment needs a location: send its locationId.', {
    field: 'locationId',
    reason: 'The profile has several locations, or none that fits: send the id of one of its own.',
    allowed: candidates.map(({ locationId }) => locationId),
  });
}

/**
 * Returns the location of a request. It must belong to the profile (specification: portal.txt, section 5), and a new
 * one must be enabled.
 */
function findLocation(profile: Profile, request: Request, previous?: Appointment): Location {
  const isSameProfile = profile.id === previous?.profileId;
  const id = request.locationId ?? (isSameProfile ? previous?.locationId : undefined);
  if (id === undefined) return findOnlyLocation(profile, request.locationType);
  const location = profile.locations.find(({ locationId }) => locationId === id);
  if (!location) {
    reject(
      'SANDBOX_LOCATION_OF_OTHER_PROFILE',
      `The location ${id} does not belong to the profile ${profile.id}.`,
      {
        field: 'locationId',
        reason: 'The location must belong to the specified profile.',
        found: id,
        allowed: profile.locations.map(({ locationId }) => locationId),
      },
    );
  }
  if (location.status !== 'ENABLED' && !(isSameProfile && id === previous?.locationId)) {
    reject('SANDBOX_LOCATION_DISABLED', `The location ${id} is not enabled.`, {
      field: 'locationId',
      reason: `Its status is ${location.status ?? 'not known'}: use a location that is ENABLED.`,
      found: id,
    });
  }
  return location;
}

function checkLocationType(location: Location, { locationType }: Request): void {
  if (locationType === undefined || location.type === undefined) return;
  if (locationType === location.type) return;
  reject(
    'SANDBOX_LOCATION_TYPE_MISFIT',
    `The location ${location.locationId} is for ${location.type}, and not for ${locationType}.`,
    {
      field: 'locationType',
      reason: 'It must be the type of the location, or omitted.',
      found: locationType,
      expected: location.type,
    },
  );
}

/**
 * Returns the speciality of a visit. It is mandatory on creation if the profile has several specialties, and cannot
 * change afterward (specification: portal.txt, section 5). By default, it is the profile's only specialty.
 */
function resolveSpeciality(
  { specialty, id }: Profile,
  { speciality: requested }: Request,
  previous?: Appointment,
): Schemas['Specialty'] | undefined {
  if (
    previous?.speciality !== undefined &&
    requested !== undefined &&
    requested !== previous.speciality
  ) {
    reject('SANDBOX_SPECIALITY_FIXED', 'The speciality of an appointment cannot change.', {
      field: 'speciality',
      reason:
        'It is set on creation. Leave it out, send it unchanged, or create a new appointment.',
      found: requested,
      expected: previous.speciality,
    });
  }
  const chosen = requested ?? previous?.speciality;
  if (chosen === undefined) {
    if (specialty.length <= 1 || previous) return specialty.length === 1 ? specialty[0] : undefined;
    reject(
      'SANDBOX_SPECIALITY_MISSING',
      `The profile ${id} has several specialties: send the speciality of the visit.`,
      {
        field: 'speciality',
        reason: 'It is mandatory on creation if the profile has several allowed specialties.',
        allowed: specialty,
      },
    );
  }
  const isNew = previous?.speciality === undefined || previous.profileId !== id;
  if (isNew && specialty.length > 0 && !specialty.includes(chosen)) {
    reject('SANDBOX_SPECIALITY_NOT_ALLOWED', `The profile ${id} has no speciality ${chosen}.`, {
      field: 'speciality',
      reason: 'It must be one of the profile’s specialties.',
      found: chosen,
      allowed: specialty,
    });
  }
  return chosen;
}

/**
 * Returns the profile, the location and the speciality of an appointment request. Missing fields are those of the
 * previous appointment.
 * @param previous the appointment before an update, or `undefined` on creation
 * @throws {ApiError} if a record does not exist or the fields contradict each other
 */
export function resolveVisit(
  store: Store,
  request: Request,
  previous?: Appointment,
): ResolvedVisit {
  const profile = findProfile(store, request.profileId ?? previous?.profileId, previous);
  const location = findLocation(profile, request, previous);
  checkLocationType(location, request);
  return {
    profile,
    location,
    locationType: location.type ?? request.locationType ?? previous?.locationType ?? 'CLINIC_VISIT',
    speciality: resolveSpeciality(profile, request, previous),
  };
}
