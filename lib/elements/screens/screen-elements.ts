import { isRecord } from '../../kit/json/is-record';
import { getAt } from '../../kit/json/json-pointer';
import { listElements } from '../walk-document';
import { findDisplayText } from './display-text';

/** An element of a screen that an override can target. */
type ElementWithId = { id: string; type: string; label?: string };

/** The elements of a screen that have an id, in document order. */
export function listElementsWithIds(screen: Record<string, unknown>): ElementWithId[] {
  const data = isRecord(screen.data) ? screen.data : {};
  return listElements(screen).flatMap(({ value, type }): ElementWithId[] => {
    const id = getAt(value, '/id');
    if (typeof id !== 'string') return [];
    const label = findDisplayText({ ...value, content: undefined }, data);
    return [{ id, type, ...(label && { label }) }];
  });
}
