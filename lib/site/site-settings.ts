import type { z } from 'zod';
import { type Diagnostic, DiagnosticError } from '../kit/diagnostics/diagnostic';
import { listProblems } from '../kit/diagnostics/list-problems';
import { type ParseResult, parseYamlFile, requireValue } from '../kit/diagnostics/parse-yaml';
import { cached } from '../kit/files/cached';
import { allowedWordsSchema } from './settings/allowed-words-schema';
import { footerSchema } from './settings/footer-schema';
import { homeSchema } from './settings/home-schema';
import { navbarSchema } from './settings/navbar-schema';
import { redirectsSchema } from './settings/redirects-schema';
import { questionsSchema, searchSettingsSchema, synonymsSchema } from './settings/search-schema';
import { sidebarSchema } from './settings/sidebar-schema';
import { type SiteFile, siteSchema } from './settings/site-schema';

export const siteFiles = {
  settings: 'content/site/settings.yaml',
  navbar: 'content/site/navbar.yaml',
  sidebar: 'content/site/sidebar.yaml',
  footer: 'content/site/footer.yaml',
  redirects: 'content/site/redirects.yaml',
  home: 'content/site/home.yaml',
  demo: 'content/site/demo.yaml',
  search: 'content/site/search.yaml',
  synonyms: 'content/site/synonyms.yaml',
  questions: 'content/site/questions.yaml',
  allowedWords: 'content/site/allowed-words.yaml',
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
  answers: z.output<typeof questionsSchema>['answers'];
  /** Words that the check of prose does not report. */
  allowedWords: z.output<typeof allowedWordsSchema>['words'];
};

/** The settings that environment variables override, so that the same checkout can be built for several hosts. */
const variables = { url: 'SITE_URL', baseUrl: 'SITE_BASE_URL' } as const;
const overridesSchema = siteSchema.pick({ url: true, baseUrl: true }).partial();

/** Reads the settings in environment variables. An empty variable overrides nothing. */
function parseEnvironment(): ParseResult<z.output<typeof overridesSchema>> {
  const entries = Object.entries(variables).flatMap(([key, variable]) => {
    const value = process.env[variable];
    return value ? [[key, value]] : [];
  });
  const overrides: unknown = Object.fromEntries(entries);
  const result = overridesSchema.safeParse(overrides);
  if (result.success) return { value: result.data, diagnostics: [] };
  return {
    value: undefined,
    diagnostics: listProblems(result.error, overrides, overridesSchema).map(
      ({ at, ...finding }) => ({
        file: `environment variable ${at[0] === 'url' ? variables.url : variables.baseUrl}`,
        ...finding,
        message: 'Wrong value',
        severity: 'error',
      }),
    ),
  };
}

const parseAll = () => ({
  environment: parseEnvironment(),
  settings: parseYamlFile(siteSchema, siteFiles.settings),
  navbar: parseYamlFile(navbarSchema, siteFiles.navbar),
  sidebar: parseYamlFile(sidebarSchema, siteFiles.sidebar),
  footer: parseYamlFile(footerSchema, siteFiles.footer),
  redirects: parseYamlFile(redirectsSchema, siteFiles.redirects),
  home: parseYamlFile(homeSchema, siteFiles.home),
  search: parseYamlFile(searchSettingsSchema, siteFiles.search),
  synonyms: parseYamlFile(synonymsSchema, siteFiles.synonyms),
  questions: parseYamlFile(questionsSchema, siteFiles.questions),
  allowedWords: parseYamlFile(allowedWordsSchema, siteFiles.allowedWords),
});

/** Lists the problems of all settings files, and of the environment variables that override settings. */
export function checkSiteSettings(): Diagnostic[] {
  return Object.values(parseAll()).flatMap(({ diagnostics }) => diagnostics);
}

/**
 * Returns the site's settings. Throws a DiagnosticError with the problems of all settings files if settings.yaml or the
 * environment has some. What comes from another file throws its problems when it is read, so that a fault in one file
 * does not hide what checks of the others find.
 */
export const getSite = cached(['content/site'], (): Site => {
  const {
    environment,
    settings,
    navbar,
    sidebar,
    footer,
    redirects,
    home,
    search,
    synonyms,
    questions,
    allowedWords,
  } = parseAll();
  if (!environment.value || !settings.value) throw new DiagnosticError(checkSiteSettings());
  return {
    ...settings.value,
    url: environment.value.url ?? settings.value.url,
    baseUrl: environment.value.baseUrl ?? settings.value.baseUrl,
    title: `${settings.value.provider.name} Documentation Hub`,
    get navbar() {
      return requireValue(navbar);
    },
    get sidebar() {
      return requireValue(sidebar).items;
    },
    get apiTopics() {
      return requireValue(sidebar).apiTopics;
    },
    get footer() {
      return requireValue(footer).columns;
    },
    get redirects() {
      return requireValue(redirects).redirects;
    },
    get home() {
      return requireValue(home);
    },
    get search() {
      return requireValue(search);
    },
    get synonyms() {
      return requireValue(synonyms).groups;
    },
    get answers() {
      return requireValue(questions).answers;
    },
    get allowedWords() {
      return requireValue(allowedWords).words;
    },
  };
});
