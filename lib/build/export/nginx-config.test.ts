import { describe, expect, it } from 'vitest';
import { getSite } from '../../site/site-settings';
import { listHeaderRules } from './header-rules';
import { formatNginxConfig } from './nginx-config';

/** tests/export/nginx.test.ts tests the configuration with nginx itself. */
describe('formatNginxConfig', () => {
  it.each(['/', '/hub/'])('with the base URL %s, never redirects to another host', (baseUrl) => {
    const config = formatNginxConfig({ ...getSite(), baseUrl });
    const patterns = [...config.matchAll(/if \(\$request_uri ~ "(.*)"\)/g)];
    expect(patterns.length).toBeGreaterThan(0);
    for (const [, pattern] of patterns) {
      // In a quoted string of nginx, two backslashes are one.
      const expression = new RegExp((pattern ?? '').replaceAll('\\\\', '\\'));
      expect('//evil.example/x.html').not.toMatch(expression);
      expect('/\\evil.example/x/').not.toMatch(expression);
    }
  });

  it('sets the headers of all rules once, and none in a location, which would remove the others', () => {
    const site = { ...getSite(), baseUrl: '/hub/' };
    const config = formatNginxConfig(site);
    const names = [...config.matchAll(/^ {2}add_header (\S+)/gm)].map(([, name]) => name);
    const expected = listHeaderRules(site).flatMap(({ headers }) => Object.keys(headers));
    const added = expected.filter((name) => name !== 'Content-Type');
    expect(names.toSorted()).toEqual([...new Set(added)].toSorted());
    expect(config.match(/add_header [A-Z]/g)).toHaveLength(names.length);
  });

  it('sends the type of the catalog of APIs, whose path has no extension', () => {
    const config = formatNginxConfig({ ...getSite(), baseUrl: '/hub/' });
    expect(config).toContain(
      String.raw`location = /hub/.well-known/api-catalog { types { } default_type "application/linkset+json; profile=\"https://`,
    );
  });

  it('matches a pattern without a star as a whole', () => {
    const config = formatNginxConfig({ ...getSite(), baseUrl: '/hub/' });
    expect(config).toContain(String.raw`"~^/hub/\\.well-known/api-catalog$"`);
    expect(config).toContain(`"~^/hub/openapi/"`);
  });

  it('quotes patterns and values', () => {
    const config = formatNginxConfig({ ...getSite(), baseUrl: '/v2.0/' });
    expect(config).toContain(String.raw`"~^/v2\\.0/_next/static/"`);
  });
});
