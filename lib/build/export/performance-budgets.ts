import { gzipSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';

/** The sizes of what a page loads, in bytes after gzip. */
export type PageWeight = {
  /** The scripts in the HTML. */
  scripts: number;
  /** The script of the behaviors, which pages load when the reader begins to use them. */
  behaviors: number;
  styles: number;
  /** Size of the HTML over its size without its inline scripts. */
  htmlRatio: number;
};

/**
 * The limits for a page. Most have 11 KB of scripts, with what shows the fonts after the first frame; those of operations
 * and schemas also have that of “View as” (lib/api/roles). Pages with the HTML of islands have the styles of their elements; the index of the elements has all.
 */
export const getPageBudget = ({ hasIsland }: Pick<PageResources, 'hasIsland'>): PageWeight => ({
  scripts: 14_100,
  // The hashes in its file names compress differently with each build, by some bytes.
  behaviors: 9_720,
  styles: hasIsland ? 16_400 : 10_700,
  htmlRatio: 1.4,
});

/** The limit for the median page: its HTML and all fonts. */
export const medianLoadBudget = 80_000;

/** The limit for the sandbox's service worker, which pages load only on demand: bytes after gzip. */
export const workerBudget = 150_000;

/** Resources that a page loads initially. */
export type PageResources = {
  /** The URLs of its script files, without that of the behaviors. */
  scripts: string[];
  /** The URL of the script of the behaviors. */
  behaviors: string[];
  /** The size of the code of its inline scripts, in bytes after gzip. */
  inlineScriptSize: number;
  /** The URLs of its stylesheets. */
  styles: string[];
  /** The size of the content of its style elements, in bytes after gzip. */
  inlineStyleSize: number;
  /** The ratio of its HTML's length to that without inline scripts. */
  htmlRatio: number;
  /** Whether it has the HTML of an island, or of a preview that stays static. */
  hasIsland: boolean;
};

const sizeOf = (content: string | Buffer) => gzipSync(content).length;

const isIsland = ({ properties }: Element) =>
  properties.dataIsland !== undefined || [properties.className].flat().includes('el-root');

const lengthOf = ({ position }: Element) =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Reads what a page loads, without the content of noscript. */
export function readPageResources(tree: Root, htmlLength: number): PageResources {
  const scripts = new Set<string>();
  const behaviors = new Set<string>();
  const inlineScripts: string[] = [];
  const inlineStyles: string[] = [];
  const styles = new Set<string>();
  let inlineLength = 0;
  let hasIsland = false;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'noscript') return SKIP;
    if (isIsland(element)) hasIsland = true;
    if (tagName === 'script' && properties.src === undefined) {
      const code = textOf(element);
      inlineLength += lengthOf(element);
      if (properties.type === undefined) inlineScripts.push(code);
      const deferredSource = properties.dataSrc;
      if (deferredSource !== undefined) behaviors.add(String(deferredSource));
    } else if (tagName === 'script') {
      const urls = properties.type === 'module' ? behaviors : scripts;
      urls.add(String(properties.src));
    }
    if (tagName === 'style') inlineStyles.push(textOf(element));
    if (tagName === 'link' && [properties.rel].flat().includes('stylesheet')) {
      styles.add(String(properties.href));
    }
    return CONTINUE;
  });
  return {
    scripts: [...scripts],
    behaviors: [...behaviors],
    inlineScriptSize: sizeOf(inlineScripts.join('')),
    styles: [...styles],
    inlineStyleSize: sizeOf(inlineStyles.join('')),
    htmlRatio: htmlLength / (htmlLength - inlineLength),
    hasIsland,
  };
}

/**
 * Measures a page of the export.
 * @param read returns the content of a file by its URL
 */
export function measurePageWeight(
  { scripts, behaviors, inlineScriptSize, styles, inlineStyleSize, htmlRatio }: PageResources,
  read: (url: string) => Buffer,
): PageWeight {
  const addSizes = (urls: readonly string[], inlineSize: number) =>
    urls.reduce((sum, url) => sum + sizeOf(read(url)), inlineSize);
  return {
    scripts: addSizes(scripts, inlineScriptSize),
    behaviors: addSizes(behaviors, 0),
    styles: addSizes(styles, inlineStyleSize),
    htmlRatio,
  };
}

/** Returns the median; undefined for an empty list. */
export const findMedian = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Describes each value that exceeds the budget. */
export function listBudgetViolations(weight: PageWeight, budget: PageWeight): string[] {
  const names = ['scripts', 'behaviors', 'styles', 'htmlRatio'] as const;
  return names
    .filter((name) => weight[name] > budget[name])
    .map((name) => `${name} is ${weight[name]}, expected at most ${budget[name]}`);
}
