/**
 * A process of the development server that checks the sources and writes what the code imports, again after each change.
 * It keeps what it has read. When code has changed, the server starts another one.
 */
import { DiagnosticError, type Severity } from '../../lib/kit/diagnostics/diagnostic';
import { pluralize } from '../../lib/kit/text/pluralize';
import { createRunner, steps } from '../build';
import { runSteps } from '../pipeline';

/** The steps of `npm run sources`, and the links, which a build checks when it has written the pages. */
const sourceSteps = steps
  .filter(
    ({ phase, name }) => phase === 'check' || phase === 'generate' || name === 'check-source-links',
  )
  // Their modules stay loaded here.
  .map(({ inThread, ...step }) => step);

/** `docs/introduction` for one page, `3 files` for several. */
function describeFiles(files: readonly string[]): string {
  const [file] = files;
  if (file === undefined) return 'Sources';
  if (files.length > 1) return pluralize(files.length, 'file');
  return file.replace(/^content\//, '').replace(/\.[^./]+$/, '');
}

const { run, refresh } = await createRunner(true);

async function check(files: readonly string[]): Promise<void> {
  const start = performance.now();
  refresh();
  const counts: Record<Severity, number> = { error: 0, warning: 0, advice: 0, hint: 0 };
  try {
    const warnings = await runSteps(sourceSteps, () => undefined, run);
    counts.warning = warnings.length;
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    console.error(`\n${error.message}\n`);
    for (const { severity } of error.diagnostics) counts[severity] += 1;
  }
  const found = [
    ...(counts.error > 0 ? [pluralize(counts.error, 'error')] : []),
    ...(counts.warning > 0 ? [pluralize(counts.warning, 'warning')] : []),
  ];
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${describeFiles(files)}: ${[seconds, ...found].join(', ')}`);
}

process.on('message', async (files: readonly string[]) => {
  try {
    await check(files);
  } catch (error) {
    // A fault of the code. The next change may repair it.
    console.error(error);
  }
  process.send?.('done');
});
process.send?.('ready');
