import type { Schemas } from '../../../lib/sandbox/api-types';
import type { Profile } from '../../../lib/sandbox/sandbox-data';
import type { TestSandbox } from './test-sandbox';

type Location = Schemas['Location'];

/** A place in Lisbon, and how many degrees further north a kilometer is. */
export const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const degreesPerKilometer = 1 / 111.195;

let lastId = 900_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** Hours from nine to five on some days. */
export const createWorkingHours = (fee: number, ...days: string[]): Schemas['WorkingHours'][] =>
  days.map((dayOfWeek) => ({
    dayOfWeek,
    startTimes: [540],
    endTimes: [1020],
    feeWorkingHours: fee,
    feeOffHours: fee + 20,
  }));

/** A location some kilometers north of the place in Lisbon, open on Tuesdays for 100 unless told otherwise. */
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

/** A general practitioner of Portugal who speaks English, unless told otherwise. */
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

/** Puts the given profiles in the place of all that the scenario has. */
export function replaceProfiles({ store }: TestSandbox, profiles: Profile[]): void {
  for (const { id } of store.list('profiles')) store.remove('profiles', id);
  for (const profile of profiles) store.put('profiles', profile);
}
