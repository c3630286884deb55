import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { openApiDocumentSchema } from '../../api/description/openapi-document';
import { createValidators } from './create-validators';

/** A description with operations that have bodies of shared schemas. */
const describeApi = (count: number) =>
  openApiDocumentSchema.parse({
    openapi: '3.1.0',
    info: { title: 'Many', version: '1' },
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `/things/${index}`,
        {
          post: {
            operationId: `create-thing-${index}`,
            requestBody: {
              content: {
                'application/json': { schema: { $ref: `#/components/schemas/Thing${index}` } },
              },
            },
            responses: {},
          },
        },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `Thing${index}`,
          { type: 'object', properties: { part: { $ref: '#/components/schemas/Thing0' } } },
        ]),
      ),
    },
  });

it('creates modules without a name that is declared twice, however many operations there are', async () => {
  const { bodies, parameters } = createValidators(describeApi(80));
  for (const code of [bodies, parameters])
    await expect(transform(code, { format: 'esm' })).resolves.toMatchObject({ warnings: [] });
});
