import { expect, it } from 'vitest';
import { getOpenApiDocument } from './load-openapi-document';
import { requestRuleTitles } from './request-rules';

it('the rules about requests are those of the API description', () => {
  const source = JSON.stringify(getOpenApiDocument().components.schemas);
  expect(requestRuleTitles.filter((title) => !source.includes(`"title":"${title}"`))).toEqual([]);
});
