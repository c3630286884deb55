import { describe, expect, it } from 'vitest';
import { buildCompleteSidebar } from './complete-sidebar';

const link = (path: string, current?: string) =>
  `<a href="${path}"${current ? ` aria-current="${current}"` : ''}>${path}</a>`;
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const nav = (...items: string[]) => `<nav aria-label="Docs">${list(...items)}</nav>`;

/** A category that has all of its links. */
const category = (name: string, ...items: string[]) =>
  `<details data-category="${name}"><summary>${name}</summary>${list(...items)}</details>`;
/** A category that has only the first of its links. */
const incomplete = (name: string, item: string) =>
  `<details data-category="${name}" data-incomplete=""><summary>${name}</summary>${list(item)}</details>`;

const contextual = (path: string, ...items: string[]) =>
  `<div data-contextual="${path}">${list(...items)}</div>`;

describe('buildCompleteSidebar', () => {
  it('returns a sidebar that is complete as it is', () => {
    const sidebar = nav(link('/a'), category('One', link('/b')));
    expect(buildCompleteSidebar([sidebar, sidebar])).toBe(sidebar);
  });

  it('gives each category the links that it has on some page', () => {
    expect(
      buildCompleteSidebar([
        nav(incomplete('One', link('/1/a')), incomplete('Two', link('/2/a'))),
        nav(category('One', link('/1/a'), link('/1/b')), incomplete('Two', link('/2/a'))),
        nav(incomplete('One', link('/1/a')), category('Two', link('/2/a'), link('/2/b'))),
      ]),
    ).toBe(
      nav(category('One', link('/1/a'), link('/1/b')), category('Two', link('/2/a'), link('/2/b'))),
    );
  });

  it('completes categories that are in others, and tells those with the same name by their first link', () => {
    expect(
      buildCompleteSidebar([
        nav(incomplete('Elements', link('/e')), incomplete('Screens', link('/s'))),
        nav(
          category('Elements', link('/e'), incomplete('Types', link('/e/a'))),
          incomplete('Screens', link('/s')),
        ),
        nav(
          incomplete('Elements', link('/e')),
          category('Screens', link('/s'), category('Types', link('/s/a'), link('/s/b'))),
        ),
        nav(
          category('Elements', link('/e'), category('Types', link('/e/a'), link('/e/b'))),
          incomplete('Screens', link('/s')),
        ),
      ]),
    ).toBe(
      nav(
        category('Elements', link('/e'), category('Types', link('/e/a'), link('/e/b'))),
        category('Screens', link('/s'), category('Types', link('/s/a'), link('/s/b'))),
      ),
    );
  });

  it('completes a category within one that is complete on another page only', () => {
    const outer = (types: string) => category('Elements', link('/e'), link('/f'), types);
    expect(
      buildCompleteSidebar([
        nav(incomplete('Elements', link('/e'))),
        nav(outer(incomplete('Types', link('/e/a')))),
        nav(outer(category('Types', link('/e/a'), link('/e/b')))),
      ]),
    ).toBe(nav(outer(category('Types', link('/e/a'), link('/e/b')))));
  });

  it('leaves a category as it is that is complete on no page', () => {
    const sidebar = nav(incomplete('One', link('/1/a')));
    expect(buildCompleteSidebar([sidebar])).toBe(sidebar);
  });

  it('adds the contextual list of each page after its link, once', () => {
    const one = contextual('/1', link('/1/a'), link('/1/b'));
    const two = contextual('/2', link('/2/a'));
    expect(
      buildCompleteSidebar([
        nav(link('/1'), link('/2')),
        nav(link('/1') + one, link('/2')),
        nav(link('/1'), link('/2') + two),
        nav(link('/1') + one, link('/2', 'page')),
      ]),
    ).toBe(nav(link('/1') + one, link('/2') + two));
  });

  it('adds contextual lists in categories that it has completed', () => {
    const one = contextual('/1/b', link('/1/b/x'));
    expect(
      buildCompleteSidebar([
        nav(incomplete('One', link('/1/a'))),
        nav(category('One', link('/1/a'), link('/1/b'))),
        nav(category('One', link('/1/a'), link('/1/b') + one)),
      ]),
    ).toBe(nav(category('One', link('/1/a'), link('/1/b') + one)));
  });

  it('leaves out a contextual list without a link', () => {
    expect(buildCompleteSidebar([nav(link('/1')), nav(contextual('/2', link('/2/a')))])).toBe(
      nav(link('/1')),
    );
  });

  it('returns nothing without a sidebar', () => {
    expect(buildCompleteSidebar([])).toBe('');
    expect(buildCompleteSidebar(['<p>Text</p>'])).toBe('');
  });
});
