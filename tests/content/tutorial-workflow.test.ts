import { expect, it } from 'vitest';
import { getWorkflow } from '../../lib/api/arazzo/load-workflows';
import { listCodeSamples } from '../../lib/calls/samples/list-code-samples';
import { listSampleCalls } from '../../lib/calls/samples/list-sample-calls';
import { recordWorkflow } from '../../lib/calls/workflows/record-workflow';
import {
  getWorkflowSources,
  locateOperations,
} from '../../lib/calls/workflows/workflow-operations';

/** A path without the server, whose query is in no order. */
function normalizePath(path: string): string {
  const url = new URL(path, 'https://sandbox.example.com');
  url.searchParams.sort();
  return url.pathname.replace(/^\/api\/v2/, '') + url.search;
}

it('the tutorial of a visit shows the requests of its workflow, in the same order', async () => {
  const [workflow] = getWorkflow('life-of-a-visit').workflows;
  const operations = locateOperations(workflow.steps, getWorkflowSources());
  const recorded = await recordWorkflow(workflow, operations);
  const requests = recorded.map(({ run: { request } }) => ({
    call: `${request.method} ${normalizePath(request.url)}`,
    body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
  }));
  const samples = listCodeSamples('content/docs/doctor-app/life-of-a-visit.mdx')
    .flatMap((sample) => listSampleCalls(sample))
    .map(({ method, url, body }) => ({
      call: `${method} ${normalizePath(url)}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }));
  expect(requests).toEqual(samples);
});
