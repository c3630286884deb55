import { distance } from 'fastest-levenshtein';
import { describeValue, FindingError } from './diagnostic';

/** Two transposed letters are a distance of 2: "kye" must match "key", but "x" must not match anything. */
const maxDistanceOf = (name: string) => Math.ceil(name.length / 2.5);

/**
 * The known name that is most similar to an unknown one; undefined if none is similar enough.
 * @param maxDistance how many letters may differ. Default: two fifths of them
 */
export function suggestName(
  found: string,
  names: readonly string[],
  maxDistance = maxDistanceOf(found),
): string | undefined {
  const normalized = found.toLowerCase();
  const scored = names
    .map((name) => ({ name, score: distance(normalized, name.toLowerCase()) }))
    .sort((a, b) => a.score - b.score);
  const [best] = scored;
  return best && best.score <= maxDistance ? best.name : undefined;
}

/** The end of what is expected: the closest known name, if there is one. */
export const describeClosest = (closest: string | undefined): string =>
  closest === undefined ? '' : `; the closest is ${closest}`;

/** Longer lists of names are of no help beside the closest one. */
const maxNames = 40;

/** Describes what is expected instead of an unknown name: `one of createToken, deleteUser; the closest is createToken`. */
export function describeNames(found: string, names: readonly string[]): string {
  if (names.length === 0) return 'no name, because there is none that can be used';
  const closest = suggestName(found, names);
  const isLong = names.length > maxNames && closest !== undefined;
  const list = isLong ? `one of ${names.length} names` : `one of ${names.join(', ')}`;
  return list + describeClosest(closest);
}

/** The error for a name that nothing has: `There is no operation "x"; expected one of y, z`. */
export const unknownName = (kind: string, name: string, names: readonly string[]): FindingError =>
  new FindingError({
    message: `There is no ${kind} "${name}"`,
    found: describeValue(name),
    expected: describeNames(name, names),
  });
