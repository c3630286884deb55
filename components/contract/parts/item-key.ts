/** The key of an entry of foreign data: entries have no name of their own, and two may be the same. */
export const itemKey = (index: number): string => `item-${index}`;
