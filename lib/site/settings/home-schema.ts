import { z } from 'zod';
import { contentIconNames } from '../icon-names';
import { internalLink, label } from './shared-schemas';

/** content/site/home.yaml. The demonstration on the home page has a file of its own (lib/build/home/demo-file.ts). */
export const homeSchema = z.strictObject({
  headline: z.string().min(1).max(60),
  lead: z.string().min(1).max(260),
  start: internalLink,
  reference: internalLink,
  /** Tasks of readers, with the operation that does it, if there is one. */
  tasks: z
    .array(
      z.strictObject({
        title: label,
        text: z.string().min(1).max(160),
        operation: z.string().optional(),
        link: internalLink,
      }),
    )
    .max(6)
    .default([]),
  areas: z
    .array(
      z.strictObject({
        title: label,
        icon: z.enum(contentIconNames),
        text: z.string().min(1).max(160),
        links: z.array(internalLink).min(1),
      }),
    )
    .min(1)
    .max(3),
});

export type HomeFile = z.output<typeof homeSchema>;
