import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account, Appointment, Profile } from '../sandbox-data';
import { approvedStatuses } from './appointment-statuses';
import { administersProfile, isPrivileged } from './permissions';

/** Whether the appointment is one of the account's own people: a carrier user has none with its insured. */
function isOwn(store: Store, { id, policyIds }: Account, { patientId }: Appointment): boolean {
  const patient = store.get('people', patientId);
  return (
    patient !== undefined && (patient.subscriberId === id || policyIds.includes(patient.policyId))
  );
}

const approved: ReadonlySet<unknown> = approvedStatuses;

/** An appointment counts as approved when it was once: the user «had» an approved appointment. */
const wasApproved = ({ status, pastRevisions = [] }: Appointment): boolean =>
  [status, ...pastRevisions.map((revision) => revision.status)].some((one) => approved.has(one));

/** A profile belongs to no company: only a grant that no company limits is one for it. */
const isPrivilegedForProfiles = (caller: Account): boolean => isPrivileged(caller, undefined);

/** Privileged callers and the profile itself see all of a profile. */
const seesAll = (caller: Account, profileId: number): boolean =>
  isPrivilegedForProfiles(caller) || administersProfile(caller, profileId);

/**
 * Whether the caller may see a profile's names: «blank unless the user had an approved appointment with the
 * profile» (specification, section 3). Privileged callers and the profile itself may always (the sandbox's reading).
 */
export function canViewProfileName(store: Store, caller: Account, profileId: number): boolean {
  return (
    seesAll(caller, profileId) ||
    store
      .list('appointments')
      .some(
        (appointment) =>
          appointment.profileId === profileId &&
          wasApproved(appointment) &&
          isOwn(store, caller, appointment),
      )
  );
}

/**
 * Whether the caller may see the address of a location: «blank until the user has a confirmed appointment there»
 * (specification, section 3). Confirmed are the approved statuses (the sandbox's reading). An appointment that was
 * cancelled since does not count, as the user has it no more.
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
          isOwn(store, caller, appointment),
      )
  );
}

/** A location as an ordinary caller may see it: without its password, and without phones until the address is known. */
function showLocation(
  store: Store,
  caller: Account,
  { dispatchPassword: _password, ...location }: Schemas['Location'],
): Schemas['Location'] {
  const { phones = [], locationId } = location;
  if (phones.length === 0) return location;
  const known = locationId !== undefined && canViewAddress(store, caller, locationId);
  return { ...location, phones: known ? phones : [] };
}

/**
 * A profile as the caller may see it: without names unless it is known, and without its passwords and numbers unless
 * the caller is privileged or the profile itself. Of a location's address the description has the phones only: they
 * are there where the caller may know the address. Its coordinates are no part of it, and are shown.
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
    ...open
  } = profile;
  const all = seesAll(caller, profile.id);
  const known = all || canViewProfileName(store, caller, profile.id);
  return {
    ...open,
    name: known ? (name ?? '') : '',
    lastName: known ? (lastName ?? '') : '',
    locations: all ? locations : locations.map((location) => showLocation(store, caller, location)),
    ...(all && { taxIdentificationNumber, personalIdentificationNumber }),
  };
}

/** The address of a location, with blank text in each field that it has where the caller may not know it. */
function showAddress(
  store: Store,
  caller: Account,
  { locations, addresses }: Profile,
  locationId: number,
): Schemas['ProfileDetails'] {
  const location = locations.find((one) => one.locationId === locationId);
  if (!location) return {};
  const { latitude, longitude } = location;
  const { phones, ...address } = addresses[locationId] ?? {};
  const known = canViewAddress(store, caller, locationId);
  const blank = Object.fromEntries(Object.keys(address).map((field) => [field, '']));
  return {
    ...(known ? address : blank),
    ...(phones && { phones: known ? phones : [] }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  };
}

/**
 * The details of a profile that an appointment carries, as the caller may see them.
 * @param locationId location of the appointment, whose address is part of them; none: without an address
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
  const known = canViewProfileName(store, caller, profile.id);
  return {
    name: known ? (profile.name ?? '') : '',
    lastName: known ? (profile.lastName ?? '') : '',
    prefix,
    pseudonym,
    gender,
    photo,
    experience,
    prescriptionStates,
    prescriptionCountriesByMatrix,
    prescriptionCountriesByDataEntry,
    ...(locationId !== undefined && showAddress(store, caller, profile, locationId)),
    spokenLanguages: profile.languages,
    profilesDelta: profile.deltaTime,
  };
}
