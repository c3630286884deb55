import { z } from 'zod';
import { uniqueItems } from '../../kit/diagnostics/unique-items';

const text = z.string().trim().min(1);

/** A system parameter whose name is documented. */
const systemParameterSchema = z.strictObject({
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  unit: z.enum(['seconds', 'minutes', 'meters', 'characters', 'count', 'flag', 'version']),
  /** The documented example of its value, if there is one. */
  example: z.number().optional(),
  /** An interpretation of the name, unless it is documented. Absent if the name does not say enough. */
  meaning: text.optional(),
  /** Whether the specification says what the parameter does. */
  documented: z.literal(true).optional(),
  /** The meaning of 0 and of 1, for a flag. */
  values: z.tuple([text, text]).optional(),
});

export const systemParametersSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        title: text,
        parameters: z
          .array(systemParameterSchema)
          .min(1)
          .superRefine(uniqueItems(({ name }) => name, 'name')),
      }),
    )
    .min(1),
  /** Parameters that are described, but whose names are not documented. */
  unnamed: z.array(
    z.strictObject({ title: text, example: text.optional(), meaning: text.optional() }),
  ),
});

/** The phases of an appointment: the statuses of each, and who causes them. */
export const appointmentPhasesSchema = z.strictObject({
  phases: z.array(
    z.strictObject({
      title: text,
      meaning: text,
      statuses: z.array(
        z.strictObject({
          status: text,
          /** An interpretation of the status. Absent if its name says nothing about the cause. */
          cause: text.optional(),
          /** The system parameters that determine when it begins or ends. */
          parameters: z.array(text).default([]),
        }),
      ),
    }),
  ),
});

export const limitsSchema = z.strictObject({
  limits: z
    .array(
      z
        .strictObject({
          title: text,
          value: text,
          meaning: text,
          /** Subject of the limit: an operation, a schema's field or a system parameter. */
          operation: text.optional(),
          schema: text.optional(),
          field: text.optional(),
          parameter: text.optional(),
        })
        .refine(
          ({ operation, schema, field, parameter }) =>
            [operation, schema, parameter].filter(Boolean).length === 1 && !schema === !field,
          { message: 'one of `operation`, `parameter`, or both `schema` and `field`' },
        ),
    )
    .superRefine(uniqueItems(({ title }) => title, 'title')),
  units: z
    .array(z.strictObject({ quantity: text, unit: text, example: text, note: text.optional() }))
    .superRefine(uniqueItems(({ quantity }) => quantity, 'quantity')),
});

export const messageReferencesSchema = z.strictObject({
  references: z
    .array(z.strictObject({ prefix: text, meaning: text }))
    .superRefine(uniqueItems(({ prefix }) => prefix, 'prefix')),
});

export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: text,
        /** Synonyms, in the API or elsewhere. */
        also: z.array(text).default([]),
        meaning: text,
        /** A page with details: a path of this site. */
        to: z
          .string()
          .regex(/^\/(?!\/)\S*$/, 'a path of this site')
          .optional(),
      }),
    )
    .superRefine(uniqueItems(({ term }) => term, 'term')),
});

/** Facts that the provider does not document. */
export const undocumentedSchema = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        title: text,
        gaps: z.array(
          z.strictObject({
            /** The anchor on the page of the register. */
            id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lowercase words and dashes'),
            title: text,
            /** Facts that a client can rely on until the provider answers. */
            rely: text,
            /** The question for the provider. */
            ask: z.string().regex(/\?$/, 'a question'),
          }),
        ),
      }),
    )
    .superRefine((topics, context) => {
      const seen = new Set<string>();
      for (const [topicIndex, { gaps }] of topics.entries()) {
        for (const [index, { id }] of gaps.entries()) {
          const path = [topicIndex, 'gaps', index, 'id'];
          const message = 'an id that no other gap has';
          if (seen.has(id)) context.addIssue({ code: 'custom', path, message });
          seen.add(id);
        }
      }
    }),
});

/** The paths in the data of screens. */
export const dataPathsSchema = z.strictObject({
  paths: z
    .array(
      z.strictObject({
        /** A JSON Pointer; `*` is any entry of a list. */
        path: z.string().regex(/^(\/(\w+|\*))+$/, 'a path such as /lists/past or /lists/days/*'),
        /** Provider of the value. */
        source: z.enum(['app', 'host-app', 'screen-service']),
        /** The schema of the value, or of the entries of the list. */
        schema: z.string().optional(),
        /** The JSON type of the value, if the data of the screens doesn't show it. */
        type: text.optional(),
        contents: text,
      }),
    )
    .superRefine(uniqueItems(({ path }) => path, 'path')),
});

/** The words to avoid in prose, and the word to use instead. */
export const wordingSchema = z.strictObject({
  words: z.array(
    z.strictObject({
      use: text,
      avoid: z.array(text).min(1),
      /** Whether the words are a matter of taste, which fails no pull request. */
      hint: z.boolean().default(false),
    }),
  ),
});

export type SystemParameter = z.output<typeof systemParameterSchema>;
export type SystemParametersFile = z.output<typeof systemParametersSchema>;
export type UndocumentedFile = z.output<typeof undocumentedSchema>;
export type DeclaredDataPath = z.output<typeof dataPathsSchema>['paths'][number];
export type LimitsFile = z.output<typeof limitsSchema>;
