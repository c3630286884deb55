const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const write = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const tell = (shown: unknown, answered: unknown, place: string) =>
  `${place || '/'}: the page shows ${write(shown)}, the answer has ${write(answered)}`;

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) || isRecord(value)) && Object.keys(value).length === 0;

type Options = {
  /** Names of fields whose values differ from one answer to the next. */
  volatile?: ReadonlySet<string>;
  /** Whether items between those that the page shows may be missing in its lists. */
  isShortened?: boolean;
};

/** Where items of a shortened list are not among those that were answered, in their order. */
function findMissingItems(
  shown: unknown[],
  answered: unknown[],
  options: Options,
  place: string,
): string[] {
  let next = 0;
  return shown.flatMap((item, index) => {
    const found = answered.findIndex(
      (candidate, at) => at >= next && findMismatches(item, candidate, options).length === 0,
    );
    if (found < 0) return [`${place}/${index}: no item of the answer is ${write(item)}`];
    next = found + 1;
    return [];
  });
}

/**
 * Where what a page shows is not what was answered. A page may leave fields and the ends of lists out; what it shows
 * must be there. An empty list or object says that there is nothing, unless the page says that it is shortened.
 * @returns `/profiles/0/name: the page shows "", the answer has "Alex"`
 */
export function findMismatches(
  shown: unknown,
  answered: unknown,
  options: Options = {},
  place = '',
): string[] {
  if (!options.isShortened && isEmpty(shown) && !isEmpty(answered)) {
    return [tell(shown, answered, place)];
  }
  if (Array.isArray(shown) && Array.isArray(answered)) {
    if (options.isShortened) return findMissingItems(shown, answered, options, place);
    return shown.flatMap((item, index) =>
      findMismatches(item, answered[index], options, `${place}/${index}`),
    );
  }
  if (isRecord(shown) && isRecord(answered)) {
    return Object.entries(shown).flatMap(([name, value]) => {
      const isThere = Object.hasOwn(answered, name);
      if (isThere && options.volatile?.has(name)) return [];
      const found = isThere ? answered[name] : undefined;
      return findMismatches(value, found, options, `${place}/${name}`);
    });
  }
  if (Object.is(shown, answered)) return [];
  return [tell(shown, answered, place)];
}
