import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Person, Policy } from '../sandbox-data';

/** A policy with the fields that a policy has in answers, and none of those that come with its people. */
export function serializePolicy({
  id,
  scope,
  corporateAgent,
  corporateEmails,
  policyIdentifier,
  email,
  preferredLink,
  ownerUserName,
  language,
  ...shown
}: Policy): Schemas['Policy'] {
  return shown;
}

/** A person with the fields that a person has in answers. */
export function serializePerson({ id, ...shown }: Person): Schemas['Person'] {
  return shown;
}

/** The people of every policy, for a call that shows many: looking for each policy's people would take long. */
export function groupPeopleByPolicy(store: Store): Map<number, Person[]> {
  const groups = new Map<number, Person[]>();
  for (const person of store.list('people')) {
    const group = groups.get(person.policyId);
    if (group) group.push(person);
    else groups.set(person.policyId, [person]);
  }
  return groups;
}

/**
 * A policy with its people, as carrier users see it.
 * @param people the people of all policies, where the caller has them at hand
 */
export function serializePolicyWithPeople(
  store: Store,
  { id, scope, ...shown }: Policy,
  people: Map<number, Person[]> = groupPeopleByPolicy(store),
): Schemas['PolicyWithPeople'] {
  return { ...shown, people: (people.get(id) ?? []).map(serializePerson) };
}
