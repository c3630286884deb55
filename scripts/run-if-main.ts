import { pathToFileURL } from 'node:url';
import { DiagnosticError } from '../lib/diagnostics/diagnostic';

/**
 * Runs `main` where the module at `url` is the program itself and not imported by another script. A fault in
 * the content is told without a stack; anything else is a fault of ours and keeps it.
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
    if (error instanceof DiagnosticError)
      console.error(`\n${name} found faults:\n\n${error.message}\n`);
    else console.error(error);
    process.exitCode = 1;
  }
}
