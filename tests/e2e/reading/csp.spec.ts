import { listPageFiles } from '../../../lib/build/export/list-page-files';
import { expect, test } from '../support/fixtures';

/** The Content-Security-Policy of every page, as the browser's own HTML parser and hash function see it. */

type PagePolicy = {
  path: string;
  status: number;
  /** The contents of the page's policy elements. */
  policies: string[];
  /** The sources that allow the page's inline scripts, sorted and without duplicates: `'sha256-…'`. */
  hashes: string[];
  /** The number of scripts before the policy, to which it does not apply. */
  scriptsBeforePolicy: number;
};

/** Runs in the browser. */
async function readPolicies(paths: readonly string[]): Promise<PagePolicy[]> {
  const policySelector = 'meta[http-equiv="Content-Security-Policy"]';
  // Scripts of other types are data, which no policy applies to.
  const executableType =
    /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i;
  const hash = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  };

  const pages: PagePolicy[] = [];
  for (const path of paths) {
    const response = await fetch(path);
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const policies = [...parsed.querySelectorAll<HTMLMetaElement>(policySelector)];
    const inlineScripts = [...parsed.querySelectorAll('script:not([src])')].filter((script) =>
      executableType.test(script.getAttribute('type')?.trim() ?? ''),
    );
    const hashes = await Promise.all(inlineScripts.map((script) => hash(script.textContent ?? '')));
    const ordered = [...parsed.querySelectorAll(`${policySelector}, script`)];
    pages.push({
      path,
      status: response.status,
      policies: policies.map(({ content }) => content),
      hashes: [...new Set(hashes)].sort(),
      scriptsBeforePolicy: ordered.findIndex((element) => element.matches(policySelector)),
    });
  }
  return pages;
}

/** Returns the sources of all directives for scripts, such as `script-src` and `script-src-elem`. */
const listScriptSources = (policy: string): string[] =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.startsWith('script-src'))
    .flatMap(([, ...sources]) => sources);

/** One page of each template. */
const templates = [
  '/',
  '/404',
  '/api',
  '/api/operations/saveAppointment',
  '/api/sandbox',
  '/api/schemas/Policy',
  '/docs',
  '/docs/doctor-app/elements/web',
  '/docs/doctor-app/login',
  '/docs/doctor-app/quick-start',
  '/search',
];

for (const { name, tag, paths } of [
  { name: 'one page of each template', tag: ['@smoke'], paths: templates },
  { name: 'every page', tag: [], paths: listPageFiles().map(({ path }) => path) },
]) {
  test(`the policy of ${name} allows exactly the inline scripts of the page`, { tag }, async ({
    page,
  }) => {
    await page.goto('/docs');
    const pages = await page.evaluate(readPolicies, paths);
    expect(pages.map(({ path }) => path)).toEqual(paths);
    for (const { path, status, policies, hashes, scriptsBeforePolicy } of pages) {
      expect(status, path).toBe(200);
      expect(policies, path).toHaveLength(1);
      const sources = listScriptSources(policies[0] ?? '');
      expect(hashes, path).not.toEqual([]);
      expect(sources.filter((source) => source.startsWith("'sha")).sort(), path).toEqual(hashes);
      expect(sources, path).not.toContain("'unsafe-inline'");
      expect(sources, path).not.toContain("'unsafe-eval'");
      expect(scriptsBeforePolicy, path).toBe(0);
    }
  });
}
