import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Appointment, Profile } from '../sandbox-data';
import { refuse, refuseNotFound } from '../sandbox-response';

type Request = Schemas['AppointmentRequest'];
type Location = Schemas['Location'];

/** Where a visit takes place, with whom and by whom it is done. */
export type ResolvedVisit = {
  profile: Profile;
  location: Location;
  locationType: Schemas['VisitLocationType'];
  speciality?: Schemas['Specialty'];
};

function findProfile(store: Store, id: number | undefined, former?: Appointment): Profile {
  if (id === undefined) {
    refuse('SANDBOX_PROFILE_MISSING', 'An appointment needs a profile: send its profileId.', {
      field: 'profileId',
      reason: 'is required on creation',
    });
  }
  const profile = store.get('profiles', id);
  if (!profile) refuseNotFound('profileId', 'profile', id);
  if (profile.disabled && id !== former?.profileId) {
    refuse('SANDBOX_PROFILE_DISABLED', `The profile ${id} is disabled and takes no appointments.`, {
      field: 'profileId',
      reason: 'Choose a profile whose «disabled» is false.',
      found: id,
    });
  }
  return profile;
}

/** The only location that can be meant where none is named. */
function findOnlyLocation({ locations }: Profile, type: Request['locationType']): Location {
  const meant = locations.filter(
    (location) => location.status === 'ENABLED' && (type === undefined || location.type === type),
  );
  const [only, ...others] = meant;
  if (only && others.length === 0) return only;
  refuse('SANDBOX_LOCATION_MISSING', 'An appointment needs a location: send its locationId.', {
    field: 'locationId',
    reason: 'The profile has several locations, or none that fits: name one of its own.',
    allowed: meant.map(({ locationId }) => locationId),
  });
}

/** «The location must belong to the specified profile» (specification, section 5). A new one must be enabled. */
function findLocation(profile: Profile, request: Request, former?: Appointment): Location {
  const isSame = profile.id === former?.profileId;
  const id = request.locationId ?? (isSame ? former?.locationId : undefined);
  if (id === undefined) return findOnlyLocation(profile, request.locationType);
  const location = profile.locations.find(({ locationId }) => locationId === id);
  if (!location) {
    refuse(
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
  if (location.status !== 'ENABLED' && !(isSame && id === former?.locationId)) {
    refuse('SANDBOX_LOCATION_DISABLED', `The location ${id} is not enabled.`, {
      field: 'locationId',
      reason: `Its status is ${location.status ?? 'not known'}: choose a location that is ENABLED.`,
      found: id,
    });
  }
  return location;
}

function checkLocationType(location: Location, { locationType }: Request): void {
  if (locationType === undefined || location.type === undefined) return;
  if (locationType === location.type) return;
  refuse(
    'SANDBOX_LOCATION_TYPE_MISFIT',
    `The location ${location.locationId} is for ${location.type}, and not for ${locationType}.`,
    {
      field: 'locationType',
      reason: 'It must be the type of the location, or be left out.',
      found: locationType,
      expected: location.type,
    },
  );
}

/**
 * «Speciality mandatory on creation when the profile has several allowed specialties, and cannot change afterwards»
 * (specification, section 5). A profile's only one is taken where none is sent.
 */
function chooseSpeciality(
  { specialty, id }: Profile,
  { speciality: wanted }: Request,
  former?: Appointment,
): Schemas['Specialty'] | undefined {
  if (former?.speciality !== undefined && wanted !== undefined && wanted !== former.speciality) {
    refuse('SANDBOX_SPECIALITY_FIXED', 'The speciality of an appointment cannot change.', {
      field: 'speciality',
      reason: 'It is set on creation. Leave it out, send it as it is, or make a new appointment.',
      found: wanted,
      expected: former.speciality,
    });
  }
  const chosen = wanted ?? former?.speciality;
  if (chosen === undefined) {
    if (specialty.length <= 1 || former) return specialty.length === 1 ? specialty[0] : undefined;
    refuse(
      'SANDBOX_SPECIALITY_MISSING',
      `The profile ${id} has several specialties: name the speciality of the visit.`,
      {
        field: 'speciality',
        reason: 'It is mandatory on creation if the profile has several allowed specialties.',
        allowed: specialty,
      },
    );
  }
  const isNew = former?.speciality === undefined || former.profileId !== id;
  if (isNew && specialty.length > 0 && !specialty.includes(chosen)) {
    refuse('SANDBOX_SPECIALITY_NOT_ALLOWED', `The profile ${id} has no speciality ${chosen}.`, {
      field: 'speciality',
      reason: 'It must be one of the profile’s specialties.',
      found: chosen,
      allowed: specialty,
    });
  }
  return chosen;
}

/**
 * The place of the visit that a request means, with the fields that it leaves out taken from the appointment as it
 * was. Ends the call where they do not go together.
 * @param former the appointment before an update; none: it is created
 */
export function resolveVisit(store: Store, request: Request, former?: Appointment): ResolvedVisit {
  const profile = findProfile(store, request.profileId ?? former?.profileId, former);
  const location = findLocation(profile, request, former);
  checkLocationType(location, request);
  return {
    profile,
    location,
    locationType: location.type ?? request.locationType ?? former?.locationType ?? 'CLINIC_VISIT',
    speciality: chooseSpeciality(profile, request, former),
  };
}
