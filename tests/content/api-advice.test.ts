import { expect, it } from 'vitest';
import {
  checkOpenApi,
  checkOpenApiSchemas,
  lintOpenApi,
} from '../../lib/api/description/checks/check-openapi';

// The build accepts any valid description; this one has what its readers are used to: summaries, descriptions, examples.
it('the description of the API follows all advice', async () => {
  expect([...checkOpenApi(), ...checkOpenApiSchemas(), ...(await lintOpenApi())]).toEqual([]);
});
