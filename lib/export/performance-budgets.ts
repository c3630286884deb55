import { gzipSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { pageCodeId } from '../site/page-code';

/** The sizes of what a page loads, in bytes after gzip. */
export type PageWeight = {
  /** The scripts in the HTML, without the polyfill for browsers that do not support modules and without the payload. */
  scripts: number;
  styles: number;
  /** Size of the HTML over its size without its inline scripts. */
  htmlRatio: number;
};

/**
 * The limits for each page that hydrates on demand (defer-hydration.ts). Most have 10 KB of scripts; those of operations and
 * schemas also have that of the role lens (lib/role-lens).
 */
export const readingBudget: PageWeight = { scripts: 12_700, styles: 15_100, htmlRatio: 1.5 };

/** The limit for the median page that hydrates on demand: all bytes until the network is idle, with fonts. */
export const medianLoadBudget = 80_000;

/**
 * The limits for each page that hydrates when it loads. The scripts include those of the controls (lib/controls) and of
 * the sidebar. The page of the sandbox has the largest styles, because it has the cases, the panel, and the styles of the
 * other topics.
 */
export const applicationBudget: PageWeight = { scripts: 161_600, styles: 18_500, htmlRatio: 2.65 };

/** The limits for both kinds of pages. */
export const pageBudgets = { reading: readingBudget, application: applicationBudget };

/** Whether a page hydrates on demand, to be read, or when it loads. */
export type PageKind = keyof typeof pageBudgets;

/** The limit for the sandbox's service worker, which pages load only on demand: bytes after gzip. */
export const workerBudget = 150_000;

/** What a page loads initially. */
export type PageResources = {
  /** The URLs of its script files. */
  scripts: string[];
  /** The size of the code of its inline scripts, in bytes after gzip. */
  inlineScriptSize: number;
  /** The URLs of its stylesheets. */
  styles: string[];
  /** The size of the content of its style elements, in bytes after gzip. */
  inlineStyleSize: number;
  /** The ratio of its HTML's length to that without inline scripts. */
  htmlRatio: number;
  kind: PageKind;
};

const sizeOf = (content: string | Buffer) => gzipSync(content).length;

const lengthOf = ({ position }: Element) =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Reads what a page loads in a current browser: neither the polyfill for older ones nor the content of noscript. */
export function readPageResources(tree: Root, htmlLength: number): PageResources {
  const scripts = new Set<string>();
  const inlineScripts: string[] = [];
  const inlineStyles: string[] = [];
  const styles = new Set<string>();
  let inlineLength = 0;
  let kind: PageKind = 'application';
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'noscript') return SKIP;
    if (properties.id === pageCodeId) kind = 'reading';
    if (tagName === 'script' && properties.src === undefined) {
      const code = textOf(element);
      inlineLength += lengthOf(element);
      if (!code.includes('__next_f.push(') && properties.type === undefined)
        inlineScripts.push(code);
    } else if (tagName === 'script' && !properties.noModule) scripts.add(String(properties.src));
    if (tagName === 'style') inlineStyles.push(textOf(element));
    if (tagName === 'link' && [properties.rel].flat().includes('stylesheet')) {
      styles.add(String(properties.href));
    }
    return CONTINUE;
  });
  return {
    scripts: [...scripts],
    inlineScriptSize: sizeOf(inlineScripts.join('')),
    styles: [...styles],
    inlineStyleSize: sizeOf(inlineStyles.join('')),
    htmlRatio: htmlLength / (htmlLength - inlineLength),
    kind,
  };
}

/**
 * Measures a page of the export.
 * @param read returns the content of a file by its URL
 */
export function measurePageWeight(
  { scripts, inlineScriptSize, styles, inlineStyleSize, htmlRatio }: PageResources,
  read: (url: string) => Buffer,
): PageWeight {
  const addSizes = (urls: readonly string[], inlineSize: number) =>
    urls.reduce((sum, url) => sum + sizeOf(read(url)), inlineSize);
  return {
    scripts: addSizes(scripts, inlineScriptSize),
    styles: addSizes(styles, inlineStyleSize),
    htmlRatio,
  };
}

/** Returns the median; undefined for an empty list. */
export const findMedian = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Describes each value that exceeds the budget. */
export function listBudgetViolations(weight: PageWeight, budget: PageWeight): string[] {
  const names = ['scripts', 'styles', 'htmlRatio'] as const;
  return names
    .filter((name) => weight[name] > budget[name])
    .map((name) => `${name} is ${weight[name]}, expected at most ${budget[name]}`);
}
