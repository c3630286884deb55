import { existsSync, writeFileSync } from 'node:fs';
import { hydrateOnDemandScript } from '../../.generated/site/inline-scripts';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { deferHydration, isApplication } from '../../lib/export/defer-hydration';
import { listPageFiles } from '../../lib/export/parsed-pages';
import { projectPath, readText } from '../../lib/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { withBase } from '../../lib/site/urls';

/**
 * Makes pages hydrate on demand. Not those that are applications, and not the not-found page, which has another path than
 * its payload.
 */
export function run(): Diagnostic[] | string {
  const { baseUrl } = getSite();
  const problems: Diagnostic[] = [];
  let count = 0;
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
