import { describe, expect, it } from 'vitest';
import { insertApiLinks } from './api-links';

const canonical = '<link rel="canonical" href="https://docs.example.com/hub/a"/>';
const html = `<head>${canonical}</head>`;
const insert = (path: string, page = html) => insertApiLinks(page, path, (href) => `/hub${href}`);

describe('insertApiLinks', () => {
  it('links the description and the catalog of APIs', () => {
    const result = insert('/docs/a');
    expect(result).toContain(
      '<link rel="service-desc" type="application/vnd.oai.openapi+json;version=3.1" href="/hub/openapi/doctor-api.json"/>',
    );
    expect(result).toContain('<link rel="api-catalog" href="/hub/.well-known/api-catalog"/>');
    expect(result).not.toContain('rel="alternate"');
  });

  it("links an operation's own description on its page", () => {
    expect(insert('/api/operations/createToken')).toContain(
      '<link rel="alternate" type="application/vnd.oai.openapi+json;version=3.1" href="/hub/openapi/operations/createToken.json"/>',
    );
    expect(insert('/api/operations')).not.toContain('rel="alternate"');
  });

  it('changes no page without a canonical link, such as the page for missing paths', () => {
    expect(insert('/404', '<head></head>')).toBe('<head></head>');
  });
});
