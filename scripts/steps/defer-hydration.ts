import { existsSync, writeFileSync } from 'node:fs';
import { hydrateOnDemandScript } from '../../.generated/site/inline-scripts';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { deferHydration, isApplication } from '../../lib/export/defer-hydration';
import { listPageFiles } from '../../lib/export/list-page-files';
import { buildSpeculationRules } from '../../lib/export/speculation-rules';
import { listRequiredClasses, selectUsedStyles } from '../../lib/export/used-styles';
import { projectPath, readText } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { withBase, withoutBase } from '../../lib/site/urls';

/**
 * Makes pages hydrate on demand. Not those that are applications, and not the not-found page, which has another path than
 * its payload.
 */
export function run(): Diagnostic[] | string {
  const { baseUrl } = getSite();
  const speculationRules = buildSpeculationRules(baseUrl);
  const problems: Diagnostic[] = [];
  let count = 0;
  const stylesheets = new Map<string, { css: string; requiredClasses: Set<string> }>();
  const readStylesheet = (href: string) => {
    const known = stylesheets.get(href);
    if (known) return known;
    const css = readText(`out${withoutBase(href, baseUrl) ?? href}`);
    const stylesheet = { css, requiredClasses: listRequiredClasses(css) };
    stylesheets.set(href, stylesheet);
    return stylesheet;
  };
  const selections = new Map<string, string>();
  const selectStyles = (href: string, classes: ReadonlySet<string>): string => {
    const { css, requiredClasses } = readStylesheet(href);
    // Pages of one template use the same rules of a stylesheet.
    const key = [href, ...[...requiredClasses].filter((name) => classes.has(name))].join(' ');
    const selection = selections.get(key) ?? selectUsedStyles(css, href, classes);
    selections.set(key, selection);
    return selection;
  };
  for (const { file } of listPageFiles()) {
    const html = readText(file);
    const payloadFile = file.replace(/\.html$/, '.txt');
    const isNotFound = /\/(404|_not-found)\.html$/.test(file);
    if (isNotFound || isApplication(html) || !existsSync(projectPath(payloadFile))) continue;
    try {
      const deferred = deferHydration({
        html,
        payload: readText(payloadFile),
        payloadPath: withBase(payloadFile.slice('out'.length), baseUrl),
        script: hydrateOnDemandScript,
        speculationRules,
        selectStyles,
      });
      writeFileSync(projectPath(file), deferred);
      count += 1;
    } catch (error) {
      const message = `The page cannot hydrate on demand: ${error instanceof Error ? error.message : error}`;
      problems.push({ severity: 'error', file, message });
    }
  }
  return problems.length > 0 ? problems : `${count} pages`;
}
