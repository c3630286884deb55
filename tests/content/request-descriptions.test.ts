import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { listOperations } from '../../lib/api/description/operations';
import { buildRequestDescription } from '../../lib/calls/request/build-request-description';
import { checkParameters, createBodyChecker } from '../../lib/calls/request/check-draft';
import { addAllFields } from '../../lib/calls/request/complete-body';
import { removeAt } from '../../lib/calls/request/edit-json';
import { tryDraft } from '../../lib/calls/request/find-callers';
import { createDraft, draftPreset, formatBody } from '../../lib/calls/request/request-draft';
import { listFieldPaths } from '../../lib/calls/request/smallest-body';

const document = getOpenApiDocument();
const servers = [{ url: 'https://api.example.com/api/v2', label: 'Production' }];

describe.each(listOperations(document).map((operation) => [operation.id, operation] as const))(
  'the request form of %s',
  (_id, operation) => {
    // Tried in the sandbox once for all tests.
    const described = buildRequestDescription(operation, document, servers);

    it('opens with a request that succeeds in the sandbox', async () => {
      const description = await described;
      expect(description.presets[0]?.status).toBeLessThan(400);
    });

    it('has examples with the status that they are listed with, and without problems', async () => {
      const description = await described;
      const checkBody = createBodyChecker(description);
      for (const preset of description.presets) {
        const draft = draftPreset(preset);
        expect((await tryDraft(description, draft)).status, preset.id).toBe(preset.status);
        if (preset.group === 'case') continue;
        expect(checkParameters(description, draft), preset.id).toEqual([]);
        expect(checkBody(formatBody(preset.body)), preset.id).toEqual([]);
      }
    });

    it('names as needed the fields without each of which the sandbox refuses the body', async () => {
      const description = await described;
      const { neededFields = [], smallestBody } = description;
      const draft = createDraft(description);
      const send = async (body: unknown) =>
        (await tryDraft(description, { ...draft, body: formatBody(body) })).status;
      const prefix = Array.isArray(smallestBody) ? '/0/' : '/';
      for (const path of neededFields) {
        const pointer = prefix + path.replaceAll('.', '/');
        expect(await send(removeAt(smallestBody, pointer)), path).toBeGreaterThanOrEqual(400);
        expect(
          await send(removeAt(description.presets[0]?.body, pointer)),
          path,
        ).toBeGreaterThanOrEqual(400);
      }
      if (neededFields.length === 0) return;
      expect(listFieldPaths(smallestBody)).toEqual(neededFields);
      expect(await send(smallestBody)).toBeLessThan(400);
    });

    it('has a body with all fields that has no problems and succeeds in the sandbox', async () => {
      const description = await described;
      const checkBody = createBodyChecker(description);
      const examples = description.presets.filter(({ group, body }) => group === 'example' && body);
      for (const preset of examples) {
        const body = formatBody(addAllFields(description, preset.body));
        expect(checkBody(body), preset.id).toEqual([]);
        if (typeof preset.body === 'object')
          expect(JSON.parse(body), preset.id).toMatchObject(Object(preset.body));
      }
      const [first] = examples;
      if (!first) return;
      const draft = {
        ...draftPreset(first),
        body: formatBody(addAllFields(description, first.body)),
      };
      expect((await tryDraft(description, draft)).status).toBeLessThan(400);
    });
  },
);

it('needs only the documented fields of a policy, and no people', async () => {
  const operation = listOperations(document).find(({ id }) => id === 'uploadPolicies');
  const description = operation && (await buildRequestDescription(operation, document, servers));
  expect(description?.neededFields).toEqual(['companyId', 'policyNumber']);
});
