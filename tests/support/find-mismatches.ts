import { isRecord } from '../../lib/kit/json/is-record';

const format = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const describeMismatch = (shown: unknown, received: unknown, pointer: string) =>
  `${pointer || '/'}: the page shows ${format(shown)}, the response has ${format(received)}`;

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) || isRecord(value)) && Object.keys(value).length === 0;

type Options = {
  /** Names of fields whose values differ between responses. Only their existence is checked. */
  volatile?: ReadonlySet<string>;
  /** Whether the page may omit items in the middle of arrays. */
  isShortened?: boolean | undefined;
};

/** Finds the items of a shortened array that the received one does not contain in the same order. */
function findMissingItems(
  shown: unknown[],
  received: unknown[],
  options: Options,
  pointer: string,
): string[] {
  let next = 0;
  return shown.flatMap((item, index) => {
    const match = received.findIndex(
      (candidate, candidateIndex) =>
        candidateIndex >= next && findMismatches(item, candidate, options).length === 0,
    );
    if (match < 0) return [`${pointer}/${index}: no item of the response is ${format(item)}`];
    next = match + 1;
    return [];
  });
}

/**
 * Compares a response on a page with the received one. The page may omit fields and the ends of arrays, but what it
 * shows must be in the response. An empty array or object must be empty, unless the page is marked as shortened.
 * @returns messages such as `/profiles/0/name: the page shows "", the response has "Alex"`
 */
export function findMismatches(
  shown: unknown,
  received: unknown,
  options: Options = {},
  pointer = '',
): string[] {
  if (!options.isShortened && isEmpty(shown) && !isEmpty(received)) {
    return [describeMismatch(shown, received, pointer)];
  }
  if (Array.isArray(shown) && Array.isArray(received)) {
    if (options.isShortened) return findMissingItems(shown, received, options, pointer);
    return shown.flatMap((item, index) =>
      findMismatches(item, received[index], options, `${pointer}/${index}`),
    );
  }
  if (isRecord(shown) && isRecord(received)) {
    return Object.entries(shown).flatMap(([name, value]) => {
      const exists = Object.hasOwn(received, name);
      if (exists && options.volatile?.has(name)) return [];
      return findMismatches(
        value,
        exists ? received[name] : undefined,
        options,
        `${pointer}/${name}`,
      );
    });
  }
  if (Object.is(shown, received)) return [];
  return [describeMismatch(shown, received, pointer)];
}
