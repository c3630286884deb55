import { expect, it } from 'vitest';
import { resolveLinks } from './resolve-links';

it('completes links to pages of the site in descriptions and rules, and no others', () => {
  const description = '[Here](/api/x#y) or [there](https://x.example/y) or [a](/b "t").';
  const document = {
    openapi: '3.1.0',
    info: { title: '[A](/b)', version: '1', description },
    tags: [],
    paths: {},
    components: { schemas: { A: { 'x-rules': [{ title: 'T', rule: '[R](/r)' }] } } },
  };
  const result = resolveLinks(document, (path) => `https://d.example${path}`, [
    'description',
    'rule',
  ]);
  expect(result).toEqual({
    ...document,
    info: {
      title: '[A](/b)',
      version: '1',
      description:
        '[Here](https://d.example/api/x#y) or [there](https://x.example/y) or [a](https://d.example/b "t").',
    },
    components: {
      schemas: { A: { 'x-rules': [{ title: 'T', rule: '[R](https://d.example/r)' }] } },
    },
  });
});
