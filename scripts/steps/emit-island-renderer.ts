import { writeText } from '../../lib/kit/files/project-files';
import { buildIslandRenderer } from '../build-islands';

const types = "export * from '../../components/islands/server';\n";

/** Bundles what renders islands into pages, with its own React (components/islands/server.tsx). */
export async function run(): Promise<undefined> {
  writeText('.generated/islands/server.mjs', await buildIslandRenderer());
  writeText('.generated/islands/server.d.mts', types);
}
