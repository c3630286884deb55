import { getAt } from '../kit/json/json-pointer';
import type { Issue } from './issue';
import { isElementName } from './walk-document';

const isElementAt = (document: unknown, pointer: string) => {
  const type = getAt(document, `${pointer}/type`);
  return typeof type === 'string' && (isElementName(type) || type.startsWith('x-'));
};

/** The pointer of the closest element that contains the value at a pointer, or the document's if there is none. */
function findOwner(document: unknown, pointer: string): string {
  let owner = pointer;
  while (owner !== '' && !isElementAt(document, owner)) {
    owner = owner.slice(0, owner.lastIndexOf('/'));
  }
  return owner;
}

/** The issues that prevent elements from being rendered, by the pointer of the element that has them. */
export function groupIssuesByElement(
  document: unknown,
  issues: readonly Issue[],
): Map<string, Issue[]> {
  const grouped = new Map<string, Issue[]>();
  for (const issue of issues) {
    if (issue.kind !== 'value') continue;
    const owner = findOwner(document, issue.at);
    grouped.set(owner, [...(grouped.get(owner) ?? []), issue]);
  }
  return grouped;
}
