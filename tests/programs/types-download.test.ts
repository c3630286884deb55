import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../lib/api/description/load-openapi-document';
import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { listOperations } from '../../lib/api/description/operations';
import { resolveResponse } from '../../lib/api/description/resolve-response';
import { readText } from '../../lib/kit/files/project-files';
import { compileTypeScript } from '../support/compile-typescript';

const types = readText(`public${openApiFilePaths.types}`);
const document = getOpenApiDocument();

type JsonContent = { 'application/json'?: { examples?: Record<string, { value?: unknown }> } };

const listExamples = (content: JsonContent = {}) =>
  Object.values(content['application/json']?.examples ?? {}).map(({ value }) => value);

/** Declares a constant with the type of each example. */
function declareExamples(): string {
  const lines = listOperations(document).flatMap(({ id, source }) => {
    const { requestBody, responses } = source;
    const bodies = listExamples(requestBody?.content).map((value) => ({
      type: `NonNullable<operations['${id}']['requestBody']>['content']['application/json']`,
      value,
    }));
    const responseBodies = Object.entries(responses).flatMap(([status, response]) =>
      listExamples(resolveResponse(response, document).content).map((value) => ({
        type: `operations['${id}']['responses'][${status}]['content']['application/json']`,
        value,
      })),
    );
    return [...bodies, ...responseBodies].map(
      ({ type, value }, index) => `export const ${id}${index}: ${type} = ${JSON.stringify(value)};`,
    );
  });
  return `import type { operations } from './doctor-api';\n${lines.join('\n')}`;
}

const requiredFields = `
  import type { components } from './doctor-api';
  type Schemas = components['schemas'];
  export const policy: Schemas['Policy'] = { companyId: 118, policyNumber: 'TRV-0020417' };
  export const override: Schemas['PolicyOverride'] = { status: 'HIDE' };
  export const identifier: Schemas['PolicyIdentifier'] = { POLICY_NUMBER: 'TRV-0020417' };
  // @ts-expect-error the specification says that the policy number is required
  export const incomplete: Schemas['Policy'] = { companyId: 118 };
  // @ts-expect-error not an identifier key
  export const unknownKey: Schemas['PolicyIdentifier'] = { SHOE_SIZE: '42' };
`;

describe('the TypeScript types', () => {
  it('accept every example, make fields with a default optional, and name the keys of maps', () => {
    const examples = declareExamples();
    expect(examples).toContain('export const createOverride0');
    expect(
      compileTypeScript({
        'doctor-api.d.ts': types,
        'examples.ts': examples,
        'required-fields.ts': requiredFields,
      }),
    ).toEqual([]);
  });
});
