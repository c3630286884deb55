import { describe, expect, it } from 'vitest';
import { parseYaml } from '../kit/diagnostics/parse-yaml';
import { searchSettingsSchema } from '../site/settings/search-schema';
import { getArticleAttributes } from './article-attributes';

describe('getArticleAttributes', () => {
  it.each([
    ['/docs/doctor-app/overview', 'guide', 'guides'],
    ['/docs/doctor-app/login', 'screen', 'screens'],
    ['/docs/versions/1.0/doctor-app/login', 'screen', 'screens'],
    ['/docs/doctor-app/elements/card', 'element', 'elements'],
    ['/docs/doctor-app/elements-reference', 'guide', 'guides'],
    ['/api/operations/createToken', 'operation', 'api'],
    ['/api/operations', 'reference', 'api'],
    ['/api/schemas/Policy', 'schema', 'api'],
    ['/api', 'reference', 'api'],
  ])('returns the kind and the search context of %s: %s, %s', (path, kind, context) => {
    expect(getArticleAttributes(path)).toEqual({ 'data-page-kind': kind, 'data-context': context });
  });

  it('omits the context of a page that no context includes', () => {
    expect(getArticleAttributes('/search')).toEqual({ 'data-page-kind': 'guide' });
  });
});

describe('searchSettingsSchema', () => {
  it('reports every problem with its line', () => {
    const text = [
      'contexts:',
      '  - { id: "A B", label: API, paths: [/api] }',
      '  - { id: empty, label: Empty }',
      'highlight: maybe',
    ].join('\n');
    const { diagnostics } = parseYaml(searchSettingsSchema, { file: 'search.yaml', text });
    expect(diagnostics.map(({ line }) => line)).toEqual([2, 3, 4]);
  });
});
