import { z } from 'zod';

/**
 * An object with any keys. Zod writes `additionalProperties: {}`, which some clients refuse as a schema without a
 * type.
 */
export const anyObject = z.looseObject({}).meta({ additionalProperties: true });

/** A request body. A schema without types would leave a model to guess whether to send a value or text. */
export const bodyValue = z
  .union([
    anyObject,
    z.array(z.union([anyObject, z.string(), z.number(), z.boolean()])),
    z.string(),
  ])
  .describe('The body as a JSON value');
