import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Person, Policy } from '../sandbox-data';
import { createPerson, inheritPolicyChanges, updatePerson } from './person-update';

type Sent = Schemas['Person'];

/** Lists the keys that identify a person, most reliable first: the id, the personal id, the name with the birthday. */
function listPersonKeys({
  personId,
  personalIdNumber,
  firstName,
  lastName,
  birthday,
}: Sent): string[] {
  const keys: string[] = [];
  if (personId !== undefined) keys.push(`id ${personId}`);
  if (personalIdNumber) keys.push(`number ${personalIdNumber}`);
  if (firstName && lastName) {
    keys.push(JSON.stringify([firstName.toLowerCase(), lastName.toLowerCase(), birthday]));
  }
  return keys;
}

/** Stores the people of a policy during an upload. */
export type PeopleImporter = {
  /** Applies a change of the policy to the fields that its people inherit. */
  applyPolicyChange: (old: Policy, next: Policy) => void;
  /** Updates the people who are already in the policy, and adds the others. People who were not sent do not change. */
  upsert: (sent: Sent[], policy: Policy) => void;
};

/**
 * Creates an importer that writes the people of a policy to the store. How an upload identifies people is not
 * documented; `listPersonKeys` is a sandbox interpretation.
 */
export function createPeopleImporter(store: Store, people: Person[]): PeopleImporter {
  const byId = new Map<number, Person>();
  const idByKey = new Map<string, number>();
  const index = (person: Person) => {
    byId.set(person.id, person);
    for (const key of listPersonKeys(person)) idByKey.set(key, person.id);
  };
  const put = (person: Person) => {
    index(person);
    store.put('people', person);
  };
  const find = (sent: Sent): Person | undefined => {
    const key = listPersonKeys(sent).find((candidate) => idByKey.has(candidate));
    return byId.get(idByKey.get(key ?? '') ?? Number.NaN);
  };
  for (const person of people) index(person);
  return {
    applyPolicyChange: (old, next) => {
      for (const person of byId.values()) {
        const changed = inheritPolicyChanges(person, old, next);
        if (changed !== person) put(changed);
      }
    },
    upsert: (sent, policy) => {
      for (const person of sent) {
        const existing = find(person);
        put(
          existing
            ? updatePerson(existing, person, policy)
            : createPerson(store.nextId(), person, policy),
        );
      }
    },
  };
}
