import type { z } from 'zod';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { readText } from '../files/project-files';
import {
  footerSchema,
  homeSchema,
  navbarSchema,
  redirectsSchema,
  type SettingsFile,
  searchSettingsSchema,
  settingsSchema,
  sidebarSchema,
  synonymsSchema,
} from './settings-schemas';

export const siteFiles = {
  settings: 'content/site/settings.yaml',
  navbar: 'content/site/navbar.yaml',
  sidebar: 'content/site/sidebar.yaml',
  footer: 'content/site/footer.yaml',
  redirects: 'content/site/redirects.yaml',
  home: 'content/site/home.yaml',
  search: 'content/site/search.yaml',
  synonyms: 'content/site/synonyms.yaml',
} as const;

export type Site = SettingsFile & {
  /** Provider's name followed by «Documentation Hub» (spec, 1-portal.txt section 1). */
  title: string;
  navbar: z.output<typeof navbarSchema>;
  sidebar: z.output<typeof sidebarSchema>['items'];
  apiTopics: z.output<typeof sidebarSchema>['apiTopics'];
  footer: z.output<typeof footerSchema>['columns'];
  redirects: z.output<typeof redirectsSchema>['redirects'];
  home: z.output<typeof homeSchema>;
  search: z.output<typeof searchSettingsSchema>;
  synonyms: z.output<typeof synonymsSchema>['groups'];
};

/** `SITE_URL` and `SITE_BASE_URL` let one checkout be built for several addresses. */
function overrideFromEnvironment(settings: SettingsFile): SettingsFile {
  const result = settingsSchema.safeParse({
    ...settings,
    url: process.env.SITE_URL || settings.url,
    baseUrl: process.env.SITE_BASE_URL || settings.baseUrl,
  });
  if (result.success) return result.data;
  throw new DiagnosticError(
    result.error.issues.map((issue) => ({
      severity: 'error',
      file: `environment: ${issue.path[0] === 'url' ? 'SITE_URL' : 'SITE_BASE_URL'}`,
      message: issue.message,
      found: issue.path[0] === 'url' ? process.env.SITE_URL : process.env.SITE_BASE_URL,
    })),
  );
}

function parseFile<S extends z.ZodType>(schema: S, file: string) {
  return parseYaml(schema, { file, text: readText(file) });
}

/** Reads all of the site's files; each is parsed whatever the others hold, so that every fault is found. */
const parseFiles = () => ({
  settings: parseFile(settingsSchema, siteFiles.settings),
  navbar: parseFile(navbarSchema, siteFiles.navbar),
  sidebar: parseFile(sidebarSchema, siteFiles.sidebar),
  footer: parseFile(footerSchema, siteFiles.footer),
  redirects: parseFile(redirectsSchema, siteFiles.redirects),
  home: parseFile(homeSchema, siteFiles.home),
  search: parseFile(searchSettingsSchema, siteFiles.search),
  synonyms: parseFile(synonymsSchema, siteFiles.synonyms),
});

/** Every fault in the site's settings files, each with its place. */
export function checkSiteSettings(): Diagnostic[] {
  return Object.values(parseFiles()).flatMap(({ diagnostics }) => diagnostics);
}

let loaded: Site | undefined;

/** The site's settings, read and validated once per process. Throws a DiagnosticError with every fault. */
export function getSite(): Site {
  if (loaded) return loaded;
  const { settings, navbar, sidebar, footer, redirects, home, search, synonyms } = parseFiles();
  if (
    !settings.value ||
    !navbar.value ||
    !sidebar.value ||
    !footer.value ||
    !redirects.value ||
    !home.value ||
    !search.value ||
    !synonyms.value
  ) {
    throw new DiagnosticError(checkSiteSettings());
  }
  loaded = {
    ...overrideFromEnvironment(settings.value),
    title: `${settings.value.provider.name} Documentation Hub`,
    navbar: navbar.value,
    sidebar: sidebar.value.items,
    apiTopics: sidebar.value.apiTopics,
    footer: footer.value.columns,
    redirects: redirects.value.redirects,
    home: home.value,
    search: search.value,
    synonyms: synonyms.value.groups,
  };
  return loaded;
}
