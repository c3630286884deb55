import { base, en, Faker } from '@faker-js/faker';
import { scenarioStart } from '../sandbox-clock';

/** The seed of the world that everybody gets. */
export const defaultSeed = 2027;

/**
 * A source of made-up values. The same seed and part give the same values, whatever other parts do: a change in one
 * table leaves the others as they are.
 */
export function createFaker(seed: number, part: string): Faker {
  const mixed = [...part].reduce(
    (hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0),
    seed,
  );
  const random = new Faker({ locale: [en, base], seed: mixed >>> 0 });
  random.setDefaultRefDate(scenarioStart);
  return random;
}

/** Last names that nobody can take for real ones. */
const lastNames = [
  'Example',
  'Exemplo',
  'Exemple',
  'Ejemplo',
  'Esempio',
  'Beispiel',
  'Voorbeeld',
  'Muster',
  'Modelo',
  'Sample',
  'Specimen',
  'Placeholder',
  'Template',
  'Fictional',
  'Madeup',
  'Pretend',
] as const;

export type FakePerson = { firstName: string; lastName: string; gender: 'FEMALE' | 'MALE' };

/** A person with a made-up name, of a family where one is named. */
export function makePerson(random: Faker, lastName?: string): FakePerson {
  const gender = random.helpers.arrayElement(['FEMALE', 'MALE'] as const);
  return {
    firstName: random.person.firstName(gender === 'FEMALE' ? 'female' : 'male'),
    lastName: lastName ?? random.helpers.arrayElement(lastNames),
    gender,
  };
}

/** A phone number of a range that rings nowhere: +1 555 010 and four digits. */
export const makePhoneNumber = (random: Faker): string =>
  `+1555010${random.string.numeric({ length: 4 })}`;
