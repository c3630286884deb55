/** A number with its noun: `1 error`, `2 errors`. The plural of the noun must end with s. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
