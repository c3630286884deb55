import { z } from 'zod';
import { uniqueItems } from '../../kit/diagnostics/unique-items';

/** content/site/allowed-words.yaml: words that the check of prose reports on other sites. */
export const allowedWordsSchema = z.strictObject({
  words: z
    .array(z.string().trim().min(1))
    .superRefine(uniqueItems((word) => word))
    .default([]),
});
