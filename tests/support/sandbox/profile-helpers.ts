import type { Schemas } from '../../../lib/sandbox/api-types';
import type { Profile } from '../../../lib/sandbox/sandbox-data';
import type { TestSandbox } from './test-sandbox';

type Location = Schemas['Location'];

/** Coordinates in Lisbon. */
export const lisbon = { latitude: 38.7223, longitude: -9.1393 };
/** Degrees of latitude per kilometer. */
const degreesPerKilometer = 1 / 111.195;

let lastId = 900_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Creates working hours from nine to five on the given days. */
export const createWorkingHours = (fee: number, ...days: string[]): Schemas['WorkingHours'][] =>
  days.map((dayOfWeek) => ({
    dayOfWeek,
    startTimes: [540],
    endTimes: [1020],
    feeWorkingHours: fee,
    feeOffHours: fee + 20,
  }));

/** Creates a location that many kilometers north of Lisbon, by default open on Tuesdays with a fee of 100. */
export const createLocation = (
  type: Schemas['VisitLocationType'],
  kilometers: number,
  more: Location = {},
): Location & { locationId: number } => ({
  locationId: nextId(),
  type,
  status: 'ENABLED',
  offHours: 'WORKING_HOURS_ONLY',
  latitude: lisbon.latitude + kilometers * degreesPerKilometer,
  longitude: lisbon.longitude,
  specialtyHours: createWorkingHours(100, 'TUESDAY'),
  ...more,
});

/** Creates a profile, by default of a general practitioner in Portugal who speaks English. */
export function createProfile(locations: Location[], more: Partial<Profile> = {}): Profile {
  const id = more.id ?? nextId();
  return {
    id,
    profileId: id,
    name: 'Robin',
    lastName: 'Sketch',
    gender: 'FEMALE',
    disabled: false,
    country: 'PT',
    currency: 'EUR',
    deltaTime: 0,
    specialty: ['GENERAL'],
    languages: ['EN'],
    locations,
    addresses: {},
    ...more,
  };
}

/** Replaces all profiles of the scenario. */
export function replaceProfiles({ store }: TestSandbox, profiles: Profile[]): void {
  for (const { id } of store.list('profiles')) store.remove('profiles', id);
  for (const profile of profiles) store.put('profiles', profile);
}
