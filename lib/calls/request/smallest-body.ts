import { isRecord } from '../../kit/json/is-record';
import { joinPointer, parsePointer } from '../../kit/json/json-pointer';
import { removeAt } from './edit-json';

/** The JSON Pointers of all fields in a value; a field before its own fields. */
function listFieldPointers(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listFieldPointers(item, joinPointer(pointer, index)));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = joinPointer(pointer, name);
    return [field, ...listFieldPointers(inner, field)];
  });
}

/** The paths of all fields in a body, without the positions in lists: `patient.firstName`. */
export const listFieldPaths = (body: unknown): string[] => [
  ...new Set(
    listFieldPointers(body).map((pointer) =>
      parsePointer(pointer)
        .filter((key) => !/^\d+$/.test(key))
        .join('.'),
    ),
  ),
];

/**
 * Removes every field of a body without which the request is still accepted.
 * @param isAccepted sends a body and returns whether the response is the same success
 */
export async function findSmallestBody(
  body: unknown,
  isAccepted: (candidate: unknown) => Promise<boolean>,
): Promise<unknown> {
  let smallest = body;
  const removed: string[] = [];
  for (const pointer of listFieldPointers(body)) {
    if (removed.some((ancestor) => pointer.startsWith(`${ancestor}/`))) continue;
    const candidate = removeAt(smallest, pointer);
    if (!(await isAccepted(candidate))) continue;
    smallest = candidate;
    removed.push(pointer);
  }
  return smallest;
}

/**
 * Returns the smallest body of a request that is accepted, if each of its fields is needed: the request is refused
 * without it, whichever other fields of the body it has. Undefined if no field is needed, or if one can replace another.
 * @param isAccepted sends a body and returns whether the response is a success
 */
export async function findNeededBody(
  body: unknown,
  isAccepted: (candidate: unknown) => Promise<boolean>,
): Promise<unknown> {
  const smallest = await findSmallestBody(body, isAccepted);
  const pointers = listFieldPointers(smallest);
  for (const pointer of pointers) if (await isAccepted(removeAt(body, pointer))) return undefined;
  return pointers.length > 0 ? smallest : undefined;
}
