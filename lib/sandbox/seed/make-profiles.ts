import type { Faker } from '@faker-js/faker';
import type { Schemas } from '../api-types';
import type { Profile, Review } from '../sandbox-data';
import { type City, cities } from './cities';
import {
  type LocationPlan,
  type OpeningDays,
  type ProfilePlan,
  profilePlans,
} from './profile-plans';
import { createFaker, makePhoneNumber } from './seeded-faker';

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const openDays: Record<OpeningDays, number> = { weekdays: 5, sixDays: 6, everyDay: 7 };

const locationNames: Record<LocationPlan['type'], string> = {
  VIDEO_VISIT: 'Video visits',
  CLINIC_VISIT: 'Clinic visits',
  HOME_VISIT: 'Home visits',
};

/** Hours of each day on which the location is open: a long break on weekdays, mornings at the weekend. */
function makeHours({ days, fee }: LocationPlan): Schemas['WorkingHours'][] {
  return week.slice(0, openDays[days]).map((dayOfWeek, day) => ({
    dayOfWeek,
    startTimes: day < 5 ? [540, 840] : [540],
    endTimes: day < 5 ? [780, 1080] : [780],
    feeWorkingHours: fee,
    locationAvailabilityStatus: 'COVERED',
    feeOffHours: Math.round(fee * 1.3),
  }));
}

/** A place within some six kilometers of the middle of the city. */
const near = (random: Faker, { latitude, longitude }: City) => ({
  latitude: latitude + random.number.float({ min: -0.05, max: 0.05, fractionDigits: 4 }),
  longitude: longitude + random.number.float({ min: -0.05, max: 0.05, fractionDigits: 4 }),
});

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function makeLocation(random: Faker, plan: LocationPlan, place: City): Schemas['Location'] {
  const { id, type, fee: _fee, days: _days, ...demands } = plan;
  const spot = near(random, place);
  return {
    locationId: id,
    type,
    name: locationNames[type],
    phones: type === 'CLINIC_VISIT' ? [makePhoneNumber(random)] : [],
    ...(type !== 'VIDEO_VISIT' && {
      latitude: round(spot.latitude),
      longitude: round(spot.longitude),
    }),
    ...(type === 'HOME_VISIT' && { maxRadius: 20_000, minFeeRadius: 5000, feePerMeter: 0.002 }),
    ...(type === 'CLINIC_VISIT' && {
      photos: [
        {
          id: 60_000 + id,
          path: `clinic-${id}.png`,
          name: 'The clinic',
          timestampUploaded: '2026-10-05T08:00:00Z',
          fileTypeEnum: 'CLINIC_PHOTO',
        },
      ],
    }),
    specialtyHours: makeHours(plan),
    status: 'ENABLED',
    offHours: 'WORKING_HOURS_ONLY',
    requiredData: 'NONE',
    requiresAccommodationAddress: 'NOT_REQUIRED',
    requiresHomeAddress: 'NOT_REQUIRED',
    ...demands,
  };
}

function makeAddress(
  random: Faker,
  place: City,
  clinicName: string,
  phones: string[] | undefined,
): Profile['addresses'][number] {
  // A number that nobody has: without it, every value that the same source makes after it would be another.
  makePhoneNumber(random);
  return {
    clinicName,
    phones,
    zipCode: place.zipCode,
    city: place.city,
    street: random.helpers.arrayElement(place.streets),
    number: String(random.number.int({ min: 1, max: 199 })),
    floor: String(random.number.int({ min: 0, max: 6 })),
    room: String(random.number.int({ min: 1, max: 40 })),
  };
}

function makeProfile(random: Faker, plan: ProfilePlan): Profile {
  const { id, city: placeName, locations, disabled = false, ...rest } = plan;
  const place = cities[placeName];
  const clinicName =
    plan.prefix === 'CLINIC' ? `${plan.name} ${plan.lastName}` : `Clinic ${plan.lastName}`;
  const experience = random.number.int({ min: 3, max: 32 });
  const university = `${random.helpers.arrayElement(['Example', 'Sample', 'Specimen'])} University`;
  const made = locations.map((location) => makeLocation(random, location, place));
  return {
    id,
    profileId: id,
    ownerId: place.country === 'US' ? 7001 : 7002,
    ...rest,
    disabled,
    showToB2C: true,
    showToB2B2C: true,
    photo: {
      id: 70_000 + id,
      path: `profile-${id}.png`,
      name: 'Portrait',
      timestampUploaded: '2026-10-05T08:00:00Z',
      fileTypeEnum: 'PROFILE_PHOTO',
    },
    paymentSource: plan.prefix === 'CLINIC' ? 'OWNER' : 'PATIENT_DIRECT',
    country: place.country,
    currency: place.currency,
    deltaTime: place.deltaTime,
    prescriptionCountriesByDataEntry: [place.country],
    about: 'Made up: a profile of the sandbox.',
    licenseNumber: `EX-LIC-${id}`,
    experience,
    university,
    locations: made,
    addresses: Object.fromEntries(
      made
        .filter(({ type }) => type === 'CLINIC_VISIT')
        .map(({ locationId, phones }) => [
          locationId,
          makeAddress(random, place, clinicName, phones),
        ]),
    ),
  };
}

const average = (values: number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

const known = (values: Array<number | undefined>) =>
  values.filter((value): value is number => value !== undefined);

/** A profile with the numbers that its reviews give. */
export function addReviewStatistics(profile: Profile, reviews: Review[]): Profile {
  const own = reviews.filter(({ profileId }) => profileId === profile.id);
  if (own.length === 0) return { ...profile, reviewCount: 0 };
  return {
    ...profile,
    reviewCount: own.length,
    reviewRating: average(known(own.map(({ rating }) => rating))),
    doctorReviewRating: average(known(own.map(({ doctorRating }) => doctorRating))),
  };
}

/** The doctors and clinics besides the doctor of Dana Example, without the numbers of their reviews. */
export function makeProfiles(seed: number): Profile[] {
  const random = createFaker(seed, 'profiles');
  return profilePlans.map((plan) => makeProfile(random, plan));
}
