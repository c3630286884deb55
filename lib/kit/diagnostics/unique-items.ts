import type { z } from 'zod';

/**
 * Creates a refinement of an array: an item must not have the same key as one before it.
 * @param keyOf returns the key of an item; case does not matter
 * @param path the field of an item that has the key
 */
export const uniqueItems =
  <T>(keyOf: (item: T) => string, ...path: readonly string[]) =>
  (items: readonly T[], context: z.core.$RefinementCtx): void => {
    const keys = items.map((item) => keyOf(item).toLowerCase());
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) === index) continue;
      const message = 'a value that no other item has';
      context.addIssue({ code: 'custom', path: [index, ...path], message });
    }
  };
