import type { Schemas } from '../api';
import type { Store } from '../store';
import type { Person, Policy } from '../world';

/** A policy with the fields that a policy has in answers, and none of those that come with its people. */
export function showPolicy({
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
export function showPerson({ id, ...shown }: Person): Schemas['Person'] {
  return shown;
}

/** The people of every policy, for a call that shows many: looking for each policy's people would take long. */
export function groupPeople(store: Store): Map<number, Person[]> {
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
export function showPolicyWithPeople(
  store: Store,
  { id, scope, ...shown }: Policy,
  people: Map<number, Person[]> = groupPeople(store),
): Schemas['PolicyWithPeople'] {
  return { ...shown, people: (people.get(id) ?? []).map(showPerson) };
}
