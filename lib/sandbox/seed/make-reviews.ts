import type { Faker } from '@faker-js/faker';
import { appointmentTypes } from '../rules/appointment-fields';
import type { Profile, Review } from '../sandbox-data';
import { dateFromStart } from './scenario-time';
import { createFaker, makePerson } from './seeded-faker';

const texts = [
  'Kind and clear.',
  'Took the time to listen.',
  'Explained the medicine well.',
  'Good visit, and a short wait.',
  'The summary came the same day.',
  'I felt in good hands.',
  'On time and friendly.',
  'Helped me at once.',
  'Calm with my child.',
  'Would book again.',
];

function makeReviews(
  random: Faker,
  { id: profileId, locations }: Profile,
  ratings: Array<[rating: number, doctorRating: number]>,
  firstId: number,
): Review[] {
  const visitTypes = locations.flatMap(({ type }) => (type ? [appointmentTypes[type]] : []));
  let daysAgo = 24;
  return ratings.map(([rating, doctorRating], index) => {
    const review: Review = {
      id: firstId + index,
      profileId,
      rating,
      doctorRating,
      text: random.helpers.arrayElement(texts),
      firstName: makePerson(random).firstName,
      reviewDate: dateFromStart(-daysAgo),
      appointmentType: random.helpers.arrayElement(visitTypes),
    };
    daysAgo += random.number.int({ min: 3, max: 14 });
    return review;
  });
}

/**
 * The ratings of Dana's doctor by other patients. Including Dana's, the average of all 42 is 4.8 (34 × 5, 8 × 4) and 9
 * (8 × 8, 26 × 9, 8 × 10), as in the example of the API description.
 */
const ratingsOfDanasDoctor = Array.from({ length: 41 }, (_, index): [number, number] => [
  index % 5 === 4 ? 4 : 5,
  index < 32 ? ([8, 9, 10, 9][index % 4] ?? 9) : 9,
]);

/** Makes reviews of every profile, latest first: 41 for Dana's doctor, in addition to Dana's, and up to 14 for others. */
export function makeAllReviews(
  seed: number,
  danasDoctor: Profile,
  otherProfiles: Profile[],
): Review[] {
  const random = createFaker(seed, 'reviews');
  const shuffledRatings = random.helpers.shuffle(ratingsOfDanasDoctor);
  const reviews = makeReviews(random, danasDoctor, shuffledRatings, 4502);
  otherProfiles.forEach((profile, index) => {
    const count = random.number.int({ min: 0, max: 14 });
    const ratings = Array.from({ length: count }, (): [number, number] => {
      const rating = random.number.int({ min: 3, max: 5 });
      return [rating, rating * 2 - random.number.int({ min: 0, max: 1 })];
    });
    reviews.push(...makeReviews(random, profile, ratings, 4600 + index * 20));
  });
  return reviews;
}
