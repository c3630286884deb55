import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { getWorkflow, getWorkflows } from '../../lib/api/arazzo/load-workflows';
import { arazzoPath } from '../../lib/calls/workflows/published-workflow';
import {
  findStepOperation,
  getWorkflowSources,
} from '../../lib/calls/workflows/workflow-operations';
import { withSandboxServer } from '../support/sandbox/with-sandbox-server';

/** The published workflows run in a runner of Arazzo that is not the portal's own. */

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
const sources = getWorkflowSources();

const names = getWorkflows().map(({ name }) => name);

/** Whether a workflow downloads a file, whose content the runner takes for an empty object. */
const hasFile = (name: string): boolean =>
  getWorkflow(name).workflows[0].steps.some((step) => {
    const content = findStepOperation(step, sources)?.source.responses['200']?.content ?? {};
    return Object.keys(content).some((type) => !/json|^text|^multipart/.test(type));
  });

describe('redocly respect', () => {
  it.each(names)('runs every step of %s', async (name) => {
    await withSandboxServer(async (address) => {
      const { origin } = new URL(address);
      const { stdout } = await run(
        process.execPath,
        [
          redocly,
          'respect',
          join('public', arazzoPath(name)),
          ...['--server', `doctorApi=${address}`, '--server', `sandbox=${origin}`],
          ...(hasFile(name) ? ['--severity', 'SCHEMA_CHECK=off'] : []),
        ],
        {
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      );
      const count = getWorkflow(name).workflows[0].steps.length;
      // Ignored is only the check of a file's content.
      expect(stdout).toMatch(new RegExp(`Steps: ${count} passed,( \\d+ ignored,)? ${count} total`));
    });
  });
});
