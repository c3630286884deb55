import { findOpenApiDocument } from '../../lib/build/checks/find-openapi-document';
import { needsSandbox } from '../../lib/build/checks/needs-sandbox';
import { buildDemo } from '../../lib/build/home/build-demo';
import { readDemoFile } from '../../lib/build/home/demo-file';
import { getSite, siteFiles } from '../../lib/site/site-settings';
import { writeModule } from '../write-files';

/** Checks the demonstration of the home page by running its steps in a sandbox, and writes it with its first result. */
export async function run(failed: ReadonlySet<string>) {
  const document = findOpenApiDocument(failed);
  const file = readDemoFile();
  if (file && !getSite().sandbox) return [needsSandbox(siteFiles.demo)];
  if (file && !file.value) return file.diagnostics;
  const built = file && document ? await buildDemo(file.value, document) : undefined;
  if (built && 'diagnostics' in built) return built.diagnostics;
  writeModule(
    '.generated/site/demo.ts',
    { builtDemo: built },
    { builtDemo: "import('../../lib/build/home/demo').BuiltDemo | undefined" },
  );
  return built ? `${built.demo.steps.length} steps` : 'none';
}
