import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Person, Policy } from '../sandbox-data';
import { createPerson, inheritPolicyChanges, updatePerson } from './person-update';

type Sent = Schemas['Person'];

/** What an upload recognizes a person by, best first: the id, the personal id, the full name with the birthday. */
function listKeys({ personId, personalIdNumber, firstName, lastName, birthday }: Sent): string[] {
  const keys: string[] = [];
  if (personId !== undefined) keys.push(`id ${personId}`);
  if (personalIdNumber) keys.push(`number ${personalIdNumber}`);
  if (firstName && lastName) {
    keys.push(JSON.stringify([firstName.toLowerCase(), lastName.toLowerCase(), birthday]));
  }
  return keys;
}

/** The people of a policy while an upload changes them. */
export type PeopleImporter = {
  /** Lets the people follow a change of their policy. */
  applyPolicyChange: (old: Policy, next: Policy) => void;
  /** Updates the people that the policy has, and adds the others. Who is not named stays as it is. */
  upsert: (sent: Sent[], policy: Policy) => void;
};

/**
 * Takes the people of a policy for an upload, which writes them to the store. By what people are recognized is not
 * published: `listKeys` is the sandbox's reading.
 */
export function createPeopleImporter(store: Store, people: Person[]): PeopleImporter {
  const byId = new Map<number, Person>();
  const idOf = new Map<string, number>();
  const keep = (person: Person) => {
    byId.set(person.id, person);
    for (const key of listKeys(person)) idOf.set(key, person.id);
  };
  const put = (person: Person) => {
    keep(person);
    store.put('people', person);
  };
  const find = (sent: Sent): Person | undefined => {
    const key = listKeys(sent).find((candidate) => idOf.has(candidate));
    return byId.get(idOf.get(key ?? '') ?? Number.NaN);
  };
  for (const person of people) keep(person);
  return {
    applyPolicyChange: (old, next) => {
      for (const person of byId.values()) {
        const followed = inheritPolicyChanges(person, old, next);
        if (followed !== person) put(followed);
      }
    },
    upsert: (sent, policy) => {
      for (const person of sent) {
        const known = find(person);
        put(
          known
            ? updatePerson(known, person, policy)
            : createPerson(store.nextId(), person, policy),
        );
      }
    },
  };
}
