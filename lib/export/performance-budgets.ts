import { gzipSync } from 'node:zlib';
import { stripInlineScripts } from './exported-pages';

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

const unique = (matches: Iterable<RegExpMatchArray>) =>
  new Set([...matches].map(([, path = '']) => path));

function sizeOf(paths: Iterable<string>, read: (path: string) => Buffer): number {
  return [...paths].reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
}

/**
 * Measures a page of the export.
 * @param read the content of a file by its address
 */
export function measurePageWeight(whole: string, read: (path: string) => Buffer): PageWeight {
  // What stands for readers without JavaScript is not loaded by the others.
  const html = whole.replace(/<noscript>.*?<\/noscript>/gs, '');
  const scripts = unique(html.matchAll(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi));
  const styles = unique(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g));
  const bare = stripInlineScripts(html);
  return {
    scripts: sizeOf(scripts, read),
    styles: sizeOf(styles, read),
    htmlRatio: html.length / bare.length,
  };
}

/** What a page exceeds, in words; empty where it keeps the budget. */
export function listBudgetViolations(cost: PageWeight): string[] {
  const names = ['scripts', 'styles', 'htmlRatio'] as const;
  return names
    .filter((name) => cost[name] > pageBudget[name])
    .map((name) => `${name} ${cost[name]} is more than ${pageBudget[name]}`);
}
