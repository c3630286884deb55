import { gzipSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** What a page costs. Sizes are bytes after gzip; KB are 1,000 bytes. */
export type PageWeight = {
  /** Scripts that the HTML names, without the polyfill for browsers that know no modules. */
  scripts: number;
  styles: number;
  /** Size of the HTML over its size without its inline scripts. */
  htmlRatio: number;
};

/** The developers' guide: 150 KB of scripts, 15 KB of styles, HTML 2.5 times its size without inline scripts. */
export const pageBudget: PageWeight = { scripts: 150_000, styles: 15_000, htmlRatio: 2.5 };

/** The sandbox's service worker, which loads only where it is used: bytes after gzip. */
export const workerBudget = 150_000;

/** What a page loads at once, and the ratio of its HTML's length to the length without its inline scripts. */
export type PageResources = { scripts: string[]; styles: string[]; htmlRatio: number };

const lengthOf = ({ position }: Element) =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Reads what a page loads: not the polyfill for browsers without modules, nor what only readers without scripts get. */
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

/** What a page exceeds, in words; empty where it keeps the budget. */
export function listBudgetViolations(cost: PageWeight): string[] {
  const names = ['scripts', 'styles', 'htmlRatio'] as const;
  return names
    .filter((name) => cost[name] > pageBudget[name])
    .map((name) => `${name} ${cost[name]} is more than ${pageBudget[name]}`);
}
