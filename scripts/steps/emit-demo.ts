import { findOpenApiDocument } from '../../lib/build/checks/find-openapi-document';
import { buildDemo } from '../../lib/build/home/build-demo';
import { readDemoFile } from '../../lib/build/home/demo-file';
import { writeText } from '../../lib/kit/files/project-files';

/** Checks the demonstration of the home page by running its steps in a sandbox, and writes it with its first result. */
export async function run(failed: ReadonlySet<string>) {
  const document = findOpenApiDocument(failed);
  const file = readDemoFile();
  if (file && !file.value) return file.diagnostics;
  const built = file && document ? await buildDemo(file.value, document) : undefined;
  if (built && 'diagnostics' in built) return built.diagnostics;
  const type = `import type { BuiltDemo } from '../../lib/build/home/demo';\n\n`;
  const value = built === undefined ? 'undefined' : JSON.stringify(built, null, 2);
  writeText(
    '.generated/site/demo.ts',
    `${type}export const builtDemo: BuiltDemo | undefined = ${value};\n`,
  );
  return built ? `${built.demo.steps.length} steps` : 'none';
}
