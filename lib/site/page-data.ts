/**
 * The files from which a document shows further pages (lib/build/export/page-data.ts writes them, lib/client/navigation reads them). Their
 * URLs contain the id of the build: a document of an earlier build does not find them, and loads pages.
 */

/** The folder of these files on the site. */
export const pageDataFolder = '/page-data/';

/**
 * Returns the path of the data of a page.
 * @param path the page's path without the base URL: `/docs/x`
 */
export const pageDataPath = (build: string, path: string): string =>
  `${pageDataFolder}${build}${path === '/' ? '/index' : path}.json`;

/**
 * Returns the path of the data of a sidebar, which has the links of all categories, and the contextual ones of all pages.
 * @param name the sidebar's `data-sidebar`
 */
export const sidebarDataPath = (build: string, name: string): string =>
  `${pageDataFolder}${build}/sidebars/${name}.json`;

/** Whether a path is that of the data of a page. Unlike that of a sidebar, a page can do without it: pages are loaded. */
export const isPageData = (path: string): boolean =>
  new RegExp(`${pageDataFolder}[^/]+/(?!sidebars/)`).test(path);

/** Data that the pages of an area have in common. */
export type SidebarData = {
  /** The HTML of the complete sidebar. */
  html: string;
  /** The style rules that most of the pages have, by their numbers. */
  rules: ReadonlyArray<readonly [number: number, css: string]>;
};

/** An attribute value of an element of a list, by its index. */
export type IndexedValue = readonly [index: number, value: string];

/** Data that is different on each page. Null for pages that are always loaded as documents. */
export type PageData = {
  title: string;
  /** The HTML of the elements of the head that describe the page. */
  head: string;
  /** The scripts that the page loads besides those of all pages. */
  scripts: ReadonlyArray<{ src: string; integrity: string }>;
  /** The HTML of the part that differs. */
  content: string;
  sidebar: {
    name: string;
    /** The current links, by their `href`, with the value of `aria-current`. */
    current: ReadonlyArray<readonly [href: string, value: string]>;
    /** The link whose contextual list the sidebar has, by its `href`. */
    contextual?: string;
  };
  navbar: {
    /** `aria-current` of the links, by the index among all links. */
    current: readonly IndexedValue[];
    /** The indexes of the dropdowns with a current link. */
    active: readonly number[];
    /** The labels of the dropdowns. */
    labels: readonly string[];
  };
  /** The numbers of the style rules that most pages with this sidebar have, as ranges. The sidebar's file has the rules. */
  commonRules: string;
  /** The other style rules of the page, by their numbers (lib/build/export/page-styles.ts). */
  rules: ReadonlyArray<readonly [number: number, css: string]>;
};

/** The names of metadata that does not depend on the page. */
export const documentMetaNames = ['viewport', 'theme-color'];

/** The types of links by which a page describes itself. */
export const pageLinkTypes = ['canonical', 'alternate', 'service-desc'];

const listAttributes = (name: string, values: readonly string[]) =>
  values.map((value) => `[${name}="${value}"]`).join();

/** The elements of the head that describe the page, besides the title, and that another page replaces. */
export const pageHeadSelector = `meta[property],meta[name]:not(${listAttributes('name', documentMetaNames)}),link:is(${listAttributes('rel', pageLinkTypes)})`;
