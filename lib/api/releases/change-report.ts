import { z } from 'zod';
import type { ChangeSubject } from '../diff/api-change';
import { type Effect, effects } from '../diff/effects';

/**
 * The changes of all releases, as the build writes them. Paths are those of this site, without the base URL; in
 * /openapi/changes.json, they are absolute URLs.
 */

const impactSchema = z.object({
  effect: z.enum(effects),
  reason: z.string(),
  action: z.string().optional(),
});

const changeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  location: z.string(),
  /** A sentence with names in backticks. */
  title: z.string(),
  effect: z.enum(effects),
  impacts: z.array(impactSchema),
  /** The text of a rule, in Markdown. One that was added or removed has only one of them. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Page that describes what has changed. */
  path: z.string().optional(),
  /** Roles that are affected, if fewer than by the other changes of the group. */
  roles: z.array(z.string()).optional(),
  /** Why a breaking change was necessary, and what to do. */
  declared: z.object({ reason: z.string(), action: z.string().optional() }).optional(),
});
export type ReportedChange = z.output<typeof changeSchema>;

const workflowSchema = z.object({
  name: z.string(),
  title: z.string(),
  steps: z.array(z.object({ title: z.string(), actor: z.string() })),
});
export type AffectedWorkflow = z.output<typeof workflowSchema>;

const groupSchema = z.object({
  type: z.enum(['operation', 'webhook', 'schema', 'response', 'api']) satisfies z.ZodType<
    ChangeSubject['type']
  >,
  name: z.string(),
  title: z.string(),
  path: z.string().optional(),
  /** The ids of the operations and webhooks that use it. */
  operations: z.array(z.string()),
  /** Roles that are affected. */
  roles: z.array(z.string()),
  /** The workflows with steps that are affected. */
  workflows: z.array(workflowSchema),
  /** The most severe first. */
  changes: z.array(changeSchema),
});
export type ReportedGroup = z.output<typeof groupSchema>;

const releaseSchema = z.object({
  version: z.string(),
  date: z.string(),
  notes: z.string().optional(),
  /** The release that it is compared with. The first has none. */
  previous: z.string().optional(),
  /** Size of the description. */
  operations: z.number(),
  webhooks: z.number(),
  schemas: z.number(),
  groups: z.array(groupSchema),
});
export type ReportedRelease = z.output<typeof releaseSchema>;

export const changeReportSchema = z.object({
  /** What has changed since the latest release. */
  unreleased: z.array(groupSchema),
  /** The newest first. */
  releases: z.array(releaseSchema),
});
export type ChangeReport = z.output<typeof changeReportSchema>;

/** The number of changes of each effect that has any, the most severe first. */
export function countEffects(
  groups: readonly ReportedGroup[],
): Array<{ effect: Effect; count: number }> {
  const changes = groups.flatMap((group) => group.changes);
  return effects
    .map((effect) => ({
      effect,
      count: changes.filter((change) => change.effect === effect).length,
    }))
    .filter(({ count }) => count > 0);
}
