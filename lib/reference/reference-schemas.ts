import { z } from 'zod';

const text = z.string().trim().min(1);

/** One system parameter that has a published name. */
export const systemParameterSchema = z.strictObject({
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  unit: z.enum(['seconds', 'minutes', 'meters', 'characters', 'count', 'flag', 'version']),
  /** The published example of its value; none where no value is published. */
  example: z.number().optional(),
  meaning: text,
  /** What 0 and 1 stand for, for a flag. */
  values: z.tuple([text, text]).optional(),
});

export const systemParametersSchema = z.strictObject({
  groups: z
    .array(z.strictObject({ title: text, parameters: z.array(systemParameterSchema).min(1) }))
    .min(1),
  /** Parameters that are described and whose names are not published. */
  unnamed: z.array(z.strictObject({ title: text, example: text.optional(), meaning: text })),
});

/** Phases of an appointment: which statuses belong to it and who causes each. */
export const appointmentPhasesSchema = z.strictObject({
  phases: z.array(
    z.strictObject({
      title: text,
      meaning: text,
      statuses: z.array(
        z.strictObject({
          status: text,
          cause: text,
          /** System parameters that time it. */
          parameters: z.array(text).default([]),
        }),
      ),
    }),
  ),
});

export const limitsSchema = z.strictObject({
  limits: z.array(
    z.strictObject({
      title: text,
      value: text,
      meaning: text,
      /** Where the limit holds: an operation, a schema's field or a system parameter. */
      operation: text.optional(),
      schema: text.optional(),
      field: text.optional(),
      parameter: text.optional(),
    }),
  ),
  units: z.array(
    z.strictObject({ quantity: text, unit: text, example: text, note: text.optional() }),
  ),
});

export const messageReferencesSchema = z.strictObject({
  references: z.array(z.strictObject({ prefix: text, meaning: text })),
});

export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      term: text,
      /** Other words for it, in the API or elsewhere. */
      also: z.array(text).default([]),
      meaning: text,
      /** Where to read on: a path of this site. */
      to: z
        .string()
        .regex(/^\/(?!\/)\S*$/, 'a path of this site')
        .optional(),
    }),
  ),
});

export type SystemParameter = z.output<typeof systemParameterSchema>;
export type SystemParametersFile = z.output<typeof systemParametersSchema>;
export type AppointmentPhasesFile = z.output<typeof appointmentPhasesSchema>;
export type LimitsFile = z.output<typeof limitsSchema>;
export type MessageReferencesFile = z.output<typeof messageReferencesSchema>;
export type GlossaryFile = z.output<typeof glossarySchema>;
