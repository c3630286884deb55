import type { Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Person, Policy } from '../sandbox-data';

/** Returns a policy with the fields of the schema `Policy`, without those of the version with people. */
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
  ...publicFields
}: Policy): Schemas['Policy'] {
  return publicFields;
}

/** Returns a person without the fields that only the sandbox uses. */
export function serializePerson({ id, ...publicFields }: Person): Schemas['Person'] {
  return publicFields;
}

/** Groups all people by policy id, for requests that read many policies. */
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
 * Returns a policy with its people, as carrier users can view it.
 * @param people the people of all policies, grouped by policy id
 */
export function serializePolicyWithPeople(
  store: Store,
  { id, scope, ...publicFields }: Policy,
  people: Map<number, Person[]> = groupPeopleByPolicy(store),
): Schemas['PolicyWithPeople'] {
  return { ...publicFields, people: (people.get(id) ?? []).map(serializePerson) };
}
