import {
  type BrowserSettings,
  browserSettingsSchema,
} from '../../lib/site/browser-settings-schema';
import { checkPath } from '../site/page-paths';
import type { SiteFile } from '../site/settings/site-schema';
import { getSite } from '../site/site-settings';
import { hasDoc } from './docs';
import { listVersions } from './docs-versions';
import { listVersionMainPaths } from './site-navbar';

function listColorModeChoices({
  respectSystem,
  disableSwitch,
}: SiteFile['colorMode']): BrowserSettings['colorModeChoices'] {
  if (disableSwitch) return [];
  return respectSystem ? ['light', 'dark', 'system'] : ['light', 'dark'];
}

/** Selects the settings that the browser's code needs from the site's settings and the docs versions. */
export function buildBrowserSettings(): BrowserSettings {
  const { baseUrl, colorMode, announcement, sandbox, navbar, analytics, search } = getSite();
  return browserSettingsSchema.parse({
    baseUrl,
    colorModeChoices: listColorModeChoices(colorMode),
    defaultColorMode: colorMode.respectSystem ? 'system' : colorMode.default,
    announcementId: announcement?.id ?? '',
    hasSandbox: sandbox,
    hasCallCheck: hasDoc('api', checkPath),
    hideNavbarOnScroll: navbar.hideOnScroll,
    analyticsId: analytics?.measurementId ?? '',
    searchContexts: search.contexts.map(({ id, label }) => ({ id, label })),
    searchVersions: listVersions().map(({ name, label, status }) => ({
      name,
      label,
      isLatest: status === 'latest',
    })),
    highlightSearchTerms: search.highlight,
    suggestedSearches: search.suggestions,
    versionMainPaths: listVersionMainPaths(),
  } satisfies BrowserSettings);
}

/** Formats settings as a TypeScript module in `.generated/site`, with one exported constant for each. */
export function formatBrowserSettings(settings: Partial<BrowserSettings>): string {
  const constants = Object.entries(settings).map(
    ([name, value]) =>
      `export const ${name}: BrowserSettings['${name}'] = ${JSON.stringify(value)};`,
  );
  return [
    "import type { BrowserSettings } from '../../lib/site/browser-settings-schema';",
    '',
    ...constants,
    '',
  ].join('\n');
}
