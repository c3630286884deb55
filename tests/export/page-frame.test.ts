import type { Element } from 'hast';
import { toString as getText } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { readText } from '../../lib/kit/files/project-files';
import { listElements } from '../../lib/kit/html/find-element';
import { parseHtml } from '../../lib/kit/html/parse-html';

/** What surrounds the text of pages. */

const parsePage = (path: string) => parseHtml(readText(`out${path}.html`));
const isTag = (name: string) => (element: Element) => element.tagName === name;

describe('the footer', () => {
  const [footer] = listElements(parsePage('/docs'), isTag('footer'));
  if (!footer) throw new Error('The page has no footer');
  const columns = listElements(footer, isTag('nav')).map((nav) => ({
    title: getText(listElements(nav, isTag('h2'))[0] ?? nav),
    links: listElements(nav, isTag('a')),
  }));

  it('has four columns of links', () => {
    const links = Object.fromEntries(
      columns.map((column) => [column.title, column.links.map((link) => getText(link))]),
    );
    expect(Object.keys(links)).toEqual([
      'Documentation',
      'Support & Feedback',
      'Resources',
      'Download the App',
    ]);
    expect(links).toMatchObject({
      'Support & Feedback': ['Report a Bug', 'Request a Feature'],
      Resources: ['About Us', 'Partners Program', 'Affiliate Program', 'For Doctors'],
      'Download the App': ['App Store', 'Google Play'],
    });
  });

  it('opens the app stores in new tabs', () => {
    const stores = columns.at(-1)?.links.map(({ properties }) => properties);
    const isolated = { target: '_blank', rel: ['noopener', 'noreferrer'] };
    expect(stores).toMatchObject([isolated, isolated]);
  });

  it('has a logo and the copyright', () => {
    expect(getText(footer)).toMatch(/© 20\d\d Doctor App\. All rights reserved\./);
    expect(listElements(footer, isTag('svg')).length).toBeGreaterThan(1);
  });
});

it('a portal with one version of the docs does not mention versions', () => {
  const html = readText('out/docs/doctor-app/quick-start.html');
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(markup).not.toMatch(/data-docs-version|version-b(adge|anner)|data-version|versions\.css/);
  expect(markup).not.toContain('Version: ');
});

it.each([
  ['quick-start', 'sdk-integration'],
  ['api-security', 'api-integration'],
])('the pages behind ambiguous links of the navbar link to each other: %s, %s', (page, other) => {
  const articles = listElements(parsePage(`/docs/doctor-app/${page}`), isTag('article'));
  const hrefs = articles
    .flatMap((article) => listElements(article, isTag('a')))
    .map(({ properties }) => properties.href);
  expect(hrefs).toContain(`/docs/doctor-app/${other}`);
});
