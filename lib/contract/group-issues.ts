import type { Issue } from './issue';
import { getAt } from './json-pointer';
import { isElementName } from './walk-document';

const isElementAt = (document: unknown, pointer: string) => {
  const type = getAt(document, `${pointer}/type`);
  return typeof type === 'string' && (isElementName(type) || type.startsWith('x-'));
};

/** The closest element that holds the value at a pointer; the document itself where none does. */
function findOwner(document: unknown, pointer: string): string {
  let owner = pointer;
  while (owner !== '' && !isElementAt(document, owner)) {
    owner = owner.slice(0, owner.lastIndexOf('/'));
  }
  return owner;
}

/** The faults that keep elements from being drawn, by the pointer of the element that has them. */
export function groupIssuesByElement(
  document: unknown,
  issues: readonly Issue[],
): Map<string, Issue[]> {
  const faults = new Map<string, Issue[]>();
  for (const issue of issues) {
    if (issue.kind !== 'value') continue;
    const owner = findOwner(document, issue.pointer);
    faults.set(owner, [...(faults.get(owner) ?? []), issue]);
  }
  return faults;
}
