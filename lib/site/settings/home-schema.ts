import { z } from 'zod';
import { contentIconNames } from '../icon-names';
import { internalLink, label } from './shared-schemas';

/** content/site/home.yaml. */
export const homeSchema = z.strictObject({
  headline: z.string().min(1).max(60),
  lead: z.string().min(1).max(260),
  start: internalLink,
  reference: internalLink,
  /** The operation whose example is on the home page, and the fields that it shows. */
  sample: z.strictObject({ operation: z.string(), fields: z.array(z.string()).min(1).max(8) }),
  paths: z
    .array(
      z.strictObject({
        title: label,
        icon: z.enum(contentIconNames),
        text: z.string().min(1).max(120),
        links: z.array(internalLink).min(1),
      }),
    )
    .length(3),
});

export type HomeFile = z.output<typeof homeSchema>;
