import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { hydrateOnDemandScript, pageEndScript } from '../../.generated/site/inline-scripts';
import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import { deliverPage, isShownInOthers, readNextClient } from '../../lib/export/deliver-page';
import { listStylesheets } from '../../lib/export/inline-styles';
import { listPageFiles } from '../../lib/export/list-page-files';
import { readPageStyles } from '../../lib/export/page-styles';
import { listFiles, projectPath, readText } from '../../lib/files/project-files';
import { scriptsFolder } from '../../lib/site/scripts-folder';
import { getSite } from '../../lib/site/site-settings';
import { withBase, withoutBase } from '../../lib/site/urls';

const scripts = { never: pageEndScript, 'on-demand': hydrateOnDemandScript };

/** The words of the scripts that pages load besides Next's client, among which are the classes that they add. */
function readScriptWords(): Set<string> {
  const files = listFiles(`public${scriptsFolder}`.replace(/\/$/, ''), '.js');
  return new Set(files.flatMap((file) => readText(file).match(/[\w-]+/g) ?? []));
}

const isSegment = (file: string) => /\/__next\.[^/]*$/.test(file);

/** Makes the pages that readers get of those that Next has exported. */
export function run(): Diagnostic[] | string {
  const { baseUrl } = getSite();
  const readSheet = (href: string) => readText(`out${withoutBase(href, baseUrl) ?? href}`);
  const pages = listPageFiles().map(({ file }) => ({ file, html: readText(file) }));
  const listSheets = (isIncluded: (html: string) => boolean) =>
    pages.filter(({ html }) => isIncluded(html)).map(({ html }) => listStylesheets(html));
  const styles = readPageStyles(
    listSheets(isShownInOthers),
    listSheets((html) => !isShownInOthers(html)),
    readSheet,
    readScriptWords(),
  );
  const problems: Diagnostic[] = [];
  let withoutNext = 0;
  for (const { file, html } of pages) {
    const payloadFile = file.replace(/\.html$/, '.txt');
    try {
      const delivered = deliverPage({
        html,
        styles,
        scripts,
        payload: existsSync(projectPath(payloadFile)) ? readText(payloadFile) : '',
        payloadPath: withBase(payloadFile.slice('out'.length), baseUrl),
      });
      writeFileSync(projectPath(file), delivered);
      const client = readNextClient(html);
      if (client !== 'on-demand') rmSync(projectPath(payloadFile), { force: true });
      if (client === 'never') withoutNext += 1;
    } catch (error) {
      const message = `The page cannot be delivered: ${error instanceof Error ? error.message : error}`;
      problems.push({ severity: 'error', file, message });
    }
  }
  // What Next's router would prefetch: no page has it any more.
  for (const file of listFiles('out', '.txt').filter(isSegment)) rmSync(projectPath(file));
  return problems.length > 0
    ? problems
    : `${withoutNext} pages without Next's client, ${pages.length - withoutNext} with it`;
}
