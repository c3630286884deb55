import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from './convert-document';
import { getOpenApiSource } from './load-openapi-document';

it('formats YAML that tools of YAML 1.1, too, read as the document', () => {
  const document = getOpenApiSource();
  expect(parse(formatYaml(document), { version: '1.1' })).toEqual(document);
});
