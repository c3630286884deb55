import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Appointment, Profile } from '../sandbox-data';
import { approvedStatuses } from './appointment-statuses';
import { omitUndefined } from './omit-undefined';
import { administersProfile, isPrivileged } from './permissions';

/** Returns whether the patient of an appointment belongs to the account itself, not to a company of its grants. */
function isOwnAppointment(
  store: Store,
  { id, policyIds }: Account,
  { patientId }: Appointment,
): boolean {
  const patient = store.get('people', patientId);
  return (
    patient !== undefined && (patient.subscriberId === id || policyIds.includes(patient.policyId))
  );
}

// Past revisions are untyped, so their statuses can be any value.
const approved: ReadonlySet<unknown> = approvedStatuses;

/** Returns whether an appointment is or ever was approved, because the user only has to have had an approved one. */
const wasApproved = ({ status, pastRevisions = [] }: Appointment): boolean =>
  [status, ...pastRevisions.map((revision) => revision.status)].some((value) =>
    approved.has(value),
  );

/** A profile belongs to no company, so only a grant without a company applies to it. */
const isPrivilegedForProfiles = (caller: Account): boolean => isPrivileged(caller, undefined);

/** Privileged callers and the profile itself can view all fields of a profile. */
const canViewAllFields = (caller: Account, profileId: number): boolean =>
  isPrivilegedForProfiles(caller) || administersProfile(caller, profileId);

/**
 * Returns whether the caller can view a profile's names, which are blank unless the user had an approved appointment
 * with the profile (specification: portal.txt, section 6). Privileged callers and the profile itself can always view
 * them (sandbox interpretation).
 */
export function canViewProfileName(store: Store, caller: Account, profileId: number): boolean {
  return (
    canViewAllFields(caller, profileId) ||
    store
      .list('appointments')
      .some(
        (appointment) =>
          appointment.profileId === profileId &&
          wasApproved(appointment) &&
          isOwnAppointment(store, caller, appointment),
      )
  );
}

/**
 * Returns whether the caller can view the address of a location, which is blank until the user has a confirmed
 * appointment there (specification: data-reference.txt, section 3). The approved statuses count as confirmed (sandbox
 * interpretation). An appointment that was canceled later does not count.
 */
export function canViewAddress(store: Store, caller: Account, locationId: number): boolean {
  if (isPrivilegedForProfiles(caller)) return true;
  const administered = caller.administeredProfiles.some(({ profileId }) =>
    store
      .get('profiles', profileId)
      ?.locations.some((location) => location.locationId === locationId),
  );
  return (
    administered ||
    store
      .list('appointments')
      .some(
        (appointment) =>
          appointment.locationId === locationId &&
          approved.has(appointment.status) &&
          isOwnAppointment(store, caller, appointment),
      )
  );
}

/** Returns a location for an ordinary caller: without the password, and without phones if the address is hidden. */
function serializeLocation(
  store: Store,
  caller: Account,
  { dispatchPassword: _password, ...location }: Schemas['Location'],
): Schemas['Location'] {
  const { phones = [], locationId } = location;
  if (phones.length === 0) return location;
  const isVisible = locationId !== undefined && canViewAddress(store, caller, locationId);
  return { ...location, phones: isVisible ? phones : [] };
}

/**
 * Returns a profile with the fields that the caller can view. Names and phones are blank if they are hidden from the
 * caller; passwords and identification numbers are only included for privileged callers and the profile itself.
 * Coordinates do not count as part of the address and are always included.
 */
export function serializeProfile(
  store: Store,
  caller: Account,
  profile: Profile,
): Schemas['Profile'] {
  const {
    id: _id,
    addresses: _addresses,
    name,
    lastName,
    taxIdentificationNumber,
    personalIdentificationNumber,
    locations,
    ...publicFields
  } = profile;
  const isFull = canViewAllFields(caller, profile.id);
  const isNameVisible = isFull || canViewProfileName(store, caller, profile.id);
  return {
    ...publicFields,
    name: isNameVisible ? (name ?? '') : '',
    lastName: isNameVisible ? (lastName ?? '') : '',
    locations: isFull
      ? locations
      : locations.map((location) => serializeLocation(store, caller, location)),
    ...(isFull && omitUndefined({ taxIdentificationNumber, personalIdentificationNumber })),
  };
}

/** Returns the address of a location. If it is hidden from the caller, its fields are blank. */
function serializeAddress(
  store: Store,
  caller: Account,
  { locations, addresses }: Profile,
  locationId: number,
): Schemas['ProfileDetails'] {
  const location = locations.find((candidate) => candidate.locationId === locationId);
  if (!location) return {};
  const { latitude, longitude } = location;
  const { phones, ...address } = addresses[locationId] ?? {};
  const isVisible = canViewAddress(store, caller, locationId);
  const blank = Object.fromEntries(Object.keys(address).map((field) => [field, '']));
  return {
    ...(isVisible ? address : blank),
    ...(phones && { phones: isVisible ? phones : [] }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  };
}

/**
 * Returns the profile details of an appointment, with the fields that the caller can view.
 * @param locationId location of the appointment, whose address is included
 */
export function serializeProfileDetails(
  store: Store,
  caller: Account,
  profile: Profile,
  locationId?: number,
): Schemas['ProfileDetails'] {
  const { prefix, pseudonym, gender, photo, experience } = profile;
  const { prescriptionStates, prescriptionCountriesByMatrix, prescriptionCountriesByDataEntry } =
    profile;
  const isNameVisible = canViewProfileName(store, caller, profile.id);
  return omitUndefined({
    name: isNameVisible ? (profile.name ?? '') : '',
    lastName: isNameVisible ? (profile.lastName ?? '') : '',
    prefix,
    pseudonym,
    gender,
    photo,
    experience,
    prescriptionStates,
    prescriptionCountriesByMatrix,
    prescriptionCountriesByDataEntry,
    ...(locationId !== undefined && serializeAddress(store, caller, profile, locationId)),
    spokenLanguages: profile.languages,
    profilesDelta: profile.deltaTime,
  });
}
