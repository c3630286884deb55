import { describe, expect, it } from 'vitest';
import { getWorkflow, getWorkflows } from '../../lib/api/arazzo/load-workflows';
import { getWorkflowPage } from '../../lib/calls/workflows/workflow-page-data';
import { localSandboxUrl } from '../../lib/sandbox/sandbox-protocol';
import { getSite } from '../../lib/site/site-settings';

const names = getWorkflows().map(({ name }) => name);

/** The texts and numbers that a JSONPath query compares fields with. */
const listComparedValues = (query: string) =>
  [...query.matchAll(/@\.\w+ == (?:'([^']*)'|(-?\d+))/g)].map(
    ([, text, number]) => text ?? number ?? '',
  );

describe.each(names)('the page of %s', (name) => {
  it('shows in each response what its criteria and outputs name', async () => {
    const { steps } = await getWorkflowPage(name);
    const { steps: sources } = getWorkflow(name).workflows[0];
    for (const [index, { id, outputs, response }] of steps.entries()) {
      if (response.language === 'text') continue;
      const bodyOutputs = outputs.filter(({ name: output }) =>
        sources[index]?.outputs?.[output]?.startsWith('$response.body#'),
      );
      for (const { value } of bodyOutputs) expect(response.text, id).toContain(value);
      for (const { condition } of sources[index]?.successCriteria ?? []) {
        for (const value of listComparedValues(condition)) {
          expect(response.text, id).toContain(value);
        }
      }
    }
  });

  it('says once about each webhook that its cause is not documented', async () => {
    const { steps } = await getWorkflowPage(name);
    const deliveries = steps.flatMap((step) => step.deliveries);
    const hooks = deliveries.map(({ hook }) => hook);
    expect(deliveries.map(({ gapHref }) => gapHref !== undefined)).toEqual(
      hooks.map((hook, index) => hooks.indexOf(hook) === index),
    );
  });

  it('has programs that only call the sandbox of this machine unless BASE_URL is set', async () => {
    const { programs } = await getWorkflowPage(name);
    const others = getSite().servers.filter(({ url }) => url !== localSandboxUrl);
    for (const { id, source } of programs) {
      expect(source, id).toContain(localSandboxUrl);
      for (const { url } of others) expect(source, id).not.toContain(url);
      expect(source.slice(0, 600), id).toContain('freshly reset sandbox');
    }
  });
});
