import { gzipSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** The sizes of what a page loads, in bytes after gzip. */
export type PageWeight = {
  /** The scripts in the HTML, without the polyfill for browsers that do not support modules. */
  scripts: number;
  styles: number;
  /** Size of the HTML over its size without its inline scripts. */
  htmlRatio: number;
};

/** The limits for each page. */
export const pageBudget: PageWeight = { scripts: 150_000, styles: 15_000, htmlRatio: 2.5 };

/** The limit for the sandbox's service worker, which pages load only on demand: bytes after gzip. */
export const workerBudget = 150_000;

/** The URLs of what a page loads initially, and the ratio of its HTML's length to that without inline scripts. */
export type PageResources = { scripts: string[]; styles: string[]; htmlRatio: number };

const lengthOf = ({ position }: Element) =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Reads what a page loads in a current browser: neither the polyfill for older ones nor the content of noscript. */
export function readPageResources(tree: Root, htmlLength: number): PageResources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let inlineLength = 0;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'noscript') return SKIP;
    if (tagName === 'script' && properties.src === undefined) inlineLength += lengthOf(element);
    else if (tagName === 'script' && !properties.noModule) scripts.add(String(properties.src));
    if (tagName === 'link' && [properties.rel].flat().includes('stylesheet')) {
      styles.add(String(properties.href));
    }
    return CONTINUE;
  });
  return {
    scripts: [...scripts],
    styles: [...styles],
    htmlRatio: htmlLength / (htmlLength - inlineLength),
  };
}

/**
 * Measures a page of the export.
 * @param read returns the content of a file by its URL
 */
export function measurePageWeight(
  { scripts, styles, htmlRatio }: PageResources,
  read: (url: string) => Buffer,
): PageWeight {
  const sizeOf = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + gzipSync(read(url)).length, 0);
  return { scripts: sizeOf(scripts), styles: sizeOf(styles), htmlRatio };
}

/** Describes each value that exceeds the budget. */
export function listBudgetViolations(weight: PageWeight): string[] {
  const names = ['scripts', 'styles', 'htmlRatio'] as const;
  return names
    .filter((name) => weight[name] > pageBudget[name])
    .map((name) => `${name} is ${weight[name]}, expected at most ${pageBudget[name]}`);
}
