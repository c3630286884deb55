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

/** Makes the opening hours of a location: with a long break on weekdays, and only mornings on weekends. */
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

/** Returns coordinates within about six kilometers of the city center. */
const makeCoordinates = (random: Faker, { latitude, longitude }: City) => ({
  latitude: latitude + random.number.float({ min: -0.05, max: 0.05, fractionDigits: 4 }),
  longitude: longitude + random.number.float({ min: -0.05, max: 0.05, fractionDigits: 4 }),
});

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function makeLocation(random: Faker, plan: LocationPlan, city: City): Schemas['Location'] {
  const { id, type, fee: _fee, days: _days, ...requirements } = plan;
  const { latitude, longitude } = makeCoordinates(random, city);
  return {
    locationId: id,
    type,
    name: locationNames[type],
    phones: type === 'CLINIC_VISIT' ? [makePhoneNumber(random)] : [],
    ...(type !== 'VIDEO_VISIT' && {
      latitude: round(latitude),
      longitude: round(longitude),
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
    ...requirements,
  };
}

function makeAddress(
  random: Faker,
  city: City,
  clinicName: string,
  phones: string[] = [],
): Profile['addresses'][number] {
  // This unused number advances the random source. Without it, all values that are generated after it would change.
  makePhoneNumber(random);
  return {
    clinicName,
    phones,
    zipCode: city.zipCode,
    city: city.city,
    street: random.helpers.arrayElement(city.streets),
    number: String(random.number.int({ min: 1, max: 199 })),
    floor: String(random.number.int({ min: 0, max: 6 })),
    room: String(random.number.int({ min: 1, max: 40 })),
  };
}

function makeProfile(random: Faker, plan: ProfilePlan): Profile {
  const { id, city: cityName, locations: locationPlans, disabled = false, ...rest } = plan;
  const city = cities[cityName];
  const clinicName =
    plan.prefix === 'CLINIC' ? `${plan.name} ${plan.lastName}` : `Clinic ${plan.lastName}`;
  const experience = random.number.int({ min: 3, max: 32 });
  const university = `${random.helpers.arrayElement(['Example', 'Sample', 'Specimen'])} University`;
  const locations = locationPlans.map((location) => makeLocation(random, location, city));
  return {
    id,
    profileId: id,
    ownerId: city.country === 'US' ? 7001 : 7002,
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
    country: city.country,
    currency: city.currency,
    deltaTime: city.deltaTime,
    prescriptionCountriesByDataEntry: [city.country],
    about: 'A fictional profile of the sandbox.',
    licenseNumber: `EX-LIC-${id}`,
    experience,
    university,
    locations,
    addresses: Object.fromEntries(
      locations
        .filter(({ type }) => type === 'CLINIC_VISIT')
        .map(({ locationId, phones }) => [
          locationId,
          makeAddress(random, city, clinicName, phones),
        ]),
    ),
  };
}

/** Returns the mean, rounded to one decimal place. */
const average = (values: number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

const filterDefined = (values: Array<number | undefined>) =>
  values.filter((value): value is number => value !== undefined);

/** Returns the profile with the number of its reviews and its average ratings. */
export function addReviewStatistics(profile: Profile, reviews: Review[]): Profile {
  const profileReviews = reviews.filter(({ profileId }) => profileId === profile.id);
  if (profileReviews.length === 0) return { ...profile, reviewCount: 0 };
  return {
    ...profile,
    reviewCount: profileReviews.length,
    reviewRating: average(filterDefined(profileReviews.map(({ rating }) => rating))),
    doctorReviewRating: average(
      filterDefined(profileReviews.map(({ doctorRating }) => doctorRating)),
    ),
  };
}

/** Makes the doctors and clinics other than Dana Example's doctor, without review statistics. */
export function makeProfiles(seed: number): Profile[] {
  const random = createFaker(seed, 'profiles');
  return profilePlans.map((plan) => makeProfile(random, plan));
}
