import { pathToFileURL } from 'node:url';
import { DiagnosticError } from '../lib/kit/diagnostics/diagnostic';

/**
 * Runs `main` if the module at `url` is the program itself and not imported by another one. Problems in the content
 * are printed without a stack trace; any other error is a bug and keeps its own.
 */
export async function runIfMain(
  url: string,
  name: string,
  main: () => Promise<void> | void,
): Promise<void> {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await main();
  } catch (error) {
    if (error instanceof DiagnosticError) console.error(`\n${name}:\n\n${error.message}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}
