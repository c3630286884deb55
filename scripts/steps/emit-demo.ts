import { findOpenApiDocument } from '../../lib/checks/find-openapi-document';
import { writeText } from '../../lib/files/project-files';
import { buildDemo } from '../../lib/home/build-demo';
import { readDemoFile } from '../../lib/home/demo-file';

/** Checks the demonstration of the home page by running its steps in a sandbox, and writes it with its first result. */
export async function run(failed: ReadonlySet<string>) {
  const document = findOpenApiDocument(failed);
  const file = readDemoFile();
  if (file && !file.value) return file.diagnostics;
  const built = file && document ? await buildDemo(file.value, document) : undefined;
  if (built && 'diagnostics' in built) return built.diagnostics;
  const type = `import type { BuiltDemo } from '../../lib/home/demo';\n\n`;
  const value = built === undefined ? 'undefined' : JSON.stringify(built, null, 2);
  writeText(
    '.generated/site/demo.ts',
    `${type}export const builtDemo: BuiltDemo | undefined = ${value};\n`,
  );
  return built ? `${built.demo.steps.length} steps` : 'none';
}
