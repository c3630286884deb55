import { z } from 'zod';
import { uniqueItems } from '../../kit/diagnostics/unique-items';
import { internalPath, label } from './shared-schemas';

/** content/site/search.yaml: the search contexts, the suggested searches, and the effect of a selected hit. */
export const searchSettingsSchema = z.strictObject({
  contexts: z
    .array(
      z
        .strictObject({
          id: z
            .string()
            .regex(/^[a-z-]+$/, 'lowercase letters and dashes, because the id is part of URLs'),
          label,
          paths: z.array(internalPath).default([]),
          /** The pages of the doctor app's screens. */
          screens: z.boolean().default(false),
        })
        .refine(({ paths, screens }) => paths.length > 0 || screens, {
          message: '`paths` or `screens: true`; otherwise the context has no pages',
        }),
    )
    .superRefine(uniqueItems(({ id }) => id, 'id')),
  /** Whether the page of a hit highlights the words of the query. */
  highlight: z.boolean(),
  /** The searches that the empty search box offers. */
  suggestions: z
    .array(z.string().trim().min(2).max(60))
    .max(6)
    .superRefine(uniqueItems((query) => query))
    .default([]),
});

/** content/site/questions.yaml: the questions that pages and parts of pages answer, for the search. */
export const questionsSchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({ to: internalPath, questions: z.array(z.string().trim().min(3)).min(1) }),
    )
    .superRefine(uniqueItems(({ to }) => to, 'to')),
});

/** content/site/synonyms.yaml: groups of words and phrases with one meaning. */
export const synonymsSchema = z.strictObject({
  groups: z.array(
    z
      .array(z.string().trim().min(1))
      .min(2)
      .superRefine(uniqueItems((word) => word)),
  ),
});
