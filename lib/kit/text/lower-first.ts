/** A name with a small first letter: `firstName` of `FirstName`. */
export const lowerFirst = (name: string): string =>
  `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`;
