import { describe, expect, it } from 'vitest';
import { findActiveLinks } from './active-links';
import type { NavbarLink } from './resolve-navbar-items';

const link = (label: string, href: string, rest: Partial<NavbarLink> = {}): NavbarLink => ({
  kind: 'link',
  label,
  href,
  ...rest,
});
const links = [
  link('Guides', '/docs/start', { activePaths: ['/docs/start', '/docs/plan'] }),
  link('App', '/docs/overview', { activeBasePath: '/docs' }),
  link('Reference', '/docs/security', { activeBasePath: '/api' }),
  link('Operations', '/api/operations'),
  link('Console', '/api', { exact: true }),
];

describe('findActiveLinks', () => {
  it.each([
    ['/docs/start', 'Guides'],
    ['/docs/plan', 'Guides'],
    ['/docs/overview', 'App'],
    ['/docs/elements/bar', 'App'],
    ['/docs/security', 'Reference'],
    ['/api/schemas/Policy', 'Reference'],
    ['/api/operations', 'Operations'],
    ['/api/operations/getAppointment', 'Operations'],
    ['/api', 'Console'],
  ])('finds the link of %s: %s', (path, label) => {
    expect(findActiveLinks(links, path).map((found) => found.label)).toEqual([label]);
  });

  it('finds none for a page that no link is related to', () => {
    expect(findActiveLinks(links, '/search')).toEqual([]);
    expect(findActiveLinks(links, '/apiary')).toEqual([]);
  });

  it('finds all that are related equally', () => {
    const versions = [link('1.0', '/docs/a', { activeBasePath: '/docs' }), link('2.0', '/docs')];
    expect(findActiveLinks(versions, '/docs/x')).toEqual(versions);
  });
});
