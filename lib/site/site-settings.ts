import type { z } from 'zod';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { cached } from '../files/cached';
import { readText } from '../files/project-files';
import { footerSchema } from './settings/footer-schema';
import { homeSchema } from './settings/home-schema';
import { navbarSchema } from './settings/navbar-schema';
import { redirectsSchema } from './settings/redirects-schema';
import { searchSettingsSchema, synonymsSchema } from './settings/search-schema';
import { sidebarSchema } from './settings/sidebar-schema';
import { type SiteFile, siteSchema } from './settings/site-schema';

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

export type Site = SiteFile & {
  /** The provider's name followed by "Documentation Hub" (specification: portal.txt, section 1). */
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

/** Applies `SITE_URL` and `SITE_BASE_URL`, with which the same checkout can be built for several hosts. */
function applyEnvironment(settings: SiteFile): SiteFile {
  const result = siteSchema.safeParse({
    ...settings,
    url: process.env.SITE_URL || settings.url,
    baseUrl: process.env.SITE_BASE_URL || settings.baseUrl,
  });
  if (result.success) return result.data;
  throw new DiagnosticError(
    result.error.issues.map((issue) => {
      const variable = issue.path[0] === 'url' ? 'SITE_URL' : 'SITE_BASE_URL';
      return {
        severity: 'error',
        file: `environment: ${variable}`,
        message: issue.message,
        found: process.env[variable],
      };
    }),
  );
}

function parseFile<S extends z.ZodType>(schema: S, file: string) {
  return parseYaml(schema, { file, text: readText(file) });
}

const parseFiles = () => ({
  settings: parseFile(siteSchema, siteFiles.settings),
  navbar: parseFile(navbarSchema, siteFiles.navbar),
  sidebar: parseFile(sidebarSchema, siteFiles.sidebar),
  footer: parseFile(footerSchema, siteFiles.footer),
  redirects: parseFile(redirectsSchema, siteFiles.redirects),
  home: parseFile(homeSchema, siteFiles.home),
  search: parseFile(searchSettingsSchema, siteFiles.search),
  synonyms: parseFile(synonymsSchema, siteFiles.synonyms),
});

/** Lists the problems of all settings files. */
export function checkSiteSettings(): Diagnostic[] {
  return Object.values(parseFiles()).flatMap(({ diagnostics }) => diagnostics);
}

/** Returns the site's settings. Throws a DiagnosticError with the problems of all settings files. */
export const getSite = cached(['content/site'], (): Site => {
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
  return {
    ...applyEnvironment(settings.value),
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
});
