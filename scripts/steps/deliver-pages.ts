import { rmSync, writeFileSync } from 'node:fs';
import { pageEndScript } from '../../.generated/site/inline-scripts';
import { consoleOnlyFiles } from '../../.generated/site/page-scripts';
import { deliverPage, isShownInOthers } from '../../lib/build/export/deliver-page';
import { listStylesheets } from '../../lib/build/export/inline-styles';
import { listPageFiles } from '../../lib/build/export/list-page-files';
import { readPageStyles } from '../../lib/build/export/page-styles';
import { describeError } from '../../lib/kit/diagnostics/describe-error';
import type { Diagnostic } from '../../lib/kit/diagnostics/diagnostic';
import { listFiles, projectPath, readText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { withoutBase } from '../../lib/site/urls';
import { scriptsFolder } from '../../lib/site/versioned-files';

/** The classes that the console adds. Stoplight Elements has thousands of other words. */
const consoleClass =
  /^(?:acting-as|console|method-badge|response-pane|rule-cards|schema-viewer|visible-to)\b/;

/** The classes of elements begin with it. An interactive preview loads the styles of all elements. */
const elementPrefix = 'el-';

/** The words of the scripts that pages load, among which are the classes that they add. */
function readScriptWords(): Set<string> {
  const files = listFiles(`public${scriptsFolder}`.replace(/\/$/, ''), '.js');
  const ofConsole = new Set(consoleOnlyFiles.map((path) => `public${path}`));
  const words = files.flatMap((file) =>
    (readText(file).match(/[\w-]+/g) ?? []).filter(
      (word) => !ofConsole.has(file) || consoleClass.test(word),
    ),
  );
  return new Set(words.filter((word) => !word.startsWith(elementPrefix)));
}

const isSegment = (file: string) => /\/__next\.[^/]*$/.test(file);

/** Removes the files of Next's client: payloads, what its router would prefetch, and scripts. Styles and fonts stay. */
function removeNextFiles(pages: readonly string[]): void {
  const payloads = pages.map((file) => file.replace(/\.html$/, '.txt'));
  const segments = listFiles('out', '.txt').filter(isSegment);
  for (const file of [...payloads, ...segments, ...listFiles('out/_next', '.js')])
    rmSync(projectPath(file), { force: true });
}

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
  for (const { file, html } of pages) {
    try {
      writeFileSync(projectPath(file), deliverPage(html, styles, pageEndScript));
    } catch (error) {
      const message = 'The page cannot be delivered';
      const expected = 'a page that Next exported';
      problems.push({ severity: 'error', file, message, found: describeError(error), expected });
    }
  }
  removeNextFiles(pages.map(({ file }) => file));
  return problems.length > 0 ? problems : `${pages.length} pages`;
}
