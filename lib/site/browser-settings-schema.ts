import { z } from 'zod';

/**
 * The settings that the browser's code needs; it cannot read any others. The build writes them to
 * `.generated/site/browser-settings.ts`, and components import them from `lib/site/browser-settings.ts`.
 */
export const browserSettingsSchema = z.strictObject({
  /** `/`, or a path with both slashes: `/hub/`. */
  baseUrl: z.string(),
  /** The color modes that a reader can select, in the order of the toggle; empty if there is no toggle. */
  colorModeChoices: z.array(z.enum(['light', 'dark', 'system'])),
  defaultColorMode: z.enum(['light', 'dark', 'system']),
  /** The id of the announcement; empty if there is none. */
  announcementId: z.string(),
  /** Whether the portal has a sandbox. */
  hasSandbox: z.boolean(),
  /** Whether the portal has the page that checks calls. */
  hasCallCheck: z.boolean(),
  hideNavbarOnScroll: z.boolean(),
  /** The measurement id of Google Analytics; empty if page views are not counted. */
  analyticsId: z.string(),
  /** The parts of the portal that a search can be limited to. */
  searchContexts: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  /** The docs versions, each with its own search index. */
  searchVersions: z.array(
    z.strictObject({ name: z.string(), label: z.string(), isLatest: z.boolean() }),
  ),
  /** Whether the page of a search hit highlights the words of the query. */
  highlightSearchTerms: z.boolean(),
  /** The searches that the empty search box offers. */
  suggestedSearches: z.array(z.string()),
  /** The first page of each docs version by the version's name; empty if there is one version only. */
  versionMainPaths: z.record(z.string(), z.string()),
});

export type BrowserSettings = z.output<typeof browserSettingsSchema>;
