import { z } from 'zod';

const text = z.string().trim().min(1);

/** An intended breaking change. */
const declarationSchema = z.strictObject({
  /** The id that `npm run api-diff` prints: `property-removed Appointment.notes`. */
  change: z
    .string()
    .regex(
      /^[a-z-]+ \S.*$/,
      'an id of npm run api-diff, such as property-removed Appointment.notes',
    ),
  /** Why it was necessary. */
  reason: text,
  /** Advice for clients. Without it, the page has the advice for all changes of the kind. */
  action: text.optional(),
});

export const declarationsSchema = z
  .array(declarationSchema)
  .superRefine((declarations, context) => {
    for (const [index, { change }] of declarations.entries()) {
      if (declarations.findIndex((other) => other.change === change) === index) continue;
      const message = 'a change that is not declared twice';
      context.addIssue({ code: 'custom', path: [index, 'change'], message });
    }
  });

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, 'a version such as 2.1 or 2.1.3, in quotes'),
  date: z.iso.date(),
  /** Summary of the release. */
  notes: text.optional(),
  breaking: declarationsSchema.default([]),
});

/** openapi/history/releases.yaml. */
export const releasesSchema = z.strictObject({
  /** The newest first. */
  releases: z.array(releaseSchema).superRefine((releases, context) => {
    for (const [index, { version, date }] of releases.entries()) {
      const newer = releases[index - 1];
      const report = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message });
      if (releases.findIndex((other) => other.version === version) !== index) {
        report('version', 'a version that no other release has');
      } else if (newer && newer.date < date) {
        report('date', `${newer.date} or earlier, because the newest release is first`);
      }
    }
  }),
  /** Declarations for the next release. */
  unreleased: z.strictObject({ breaking: declarationsSchema.default([]) }).prefault({}),
});

export type ReleasesFile = z.output<typeof releasesSchema>;
export type Release = ReleasesFile['releases'][number];
export type Declaration = z.output<typeof declarationSchema>;
