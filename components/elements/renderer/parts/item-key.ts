/** The React key of an item of external data. The index is used because items have no unique key. */
export const itemKey = (index: number): string => `item-${index}`;
