import { base, en, Faker } from '@faker-js/faker';
import { scenarioStart } from '../sandbox-clock';

/** The seed of the everyday data. */
export const defaultSeed = 2027;

/**
 * Creates a source of random values, determined by the seed and the name. Each table uses its own source, so that a
 * change in one does not affect the others.
 */
export function createFaker(seed: number, name: string): Faker {
  const combinedSeed = [...name].reduce(
    (hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0),
    seed,
  );
  const random = new Faker({ locale: [en, base], seed: combinedSeed >>> 0 });
  random.setDefaultRefDate(scenarioStart);
  return random;
}

/** Last names that are obviously fictional. */
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

/** Makes a person with a random name, and the last name if one is given. */
export function makePerson(random: Faker, lastName?: string): FakePerson {
  const gender = random.helpers.arrayElement(['FEMALE', 'MALE'] as const);
  return {
    firstName: random.person.firstName(gender === 'FEMALE' ? 'female' : 'male'),
    lastName: lastName ?? random.helpers.arrayElement(lastNames),
    gender,
  };
}

/** Makes a phone number in a range that is not assigned: +1 555 010 and four digits. */
export const makePhoneNumber = (random: Faker): string =>
  `+1555010${random.string.numeric({ length: 4 })}`;
