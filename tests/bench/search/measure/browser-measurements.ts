import type { Browser, Page } from '@playwright/test';
import type { BenchmarkServer } from './benchmark-server';
import type { Keystroke } from './page-harness';
import { percentile } from './statistics';

/** The network conditions for measuring first responses: an average mobile connection. */
export const networkProfile = { bitsPerSecond: 10_000_000, latencyMs: 40 };

export type FirstResponse = { ms: number; bytes: number; runs: number };

async function openPage(browser: Browser, server: BenchmarkServer, file: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.origin}/${file}`);
  await page.waitForFunction(() => 'measure' in window);
  return page;
}

/** Rejects if the promise is still pending after the timeout. */
async function withTimeout<T>(timeoutMs: number, label: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${label}: timed out after ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Measures the time and the transferred bytes until the first hits, each in a new browser context with an empty cache
 * and the network conditions of `networkProfile`. Returns the medians over the queries.
 * @param timeouts no further query starts after `totalMs`, and no query may take longer than `queryMs`
 */
export async function measureFirstResponse(
  browser: Browser,
  server: BenchmarkServer,
  queries: readonly string[],
  timeouts: { totalMs: number; queryMs: number },
): Promise<FirstResponse> {
  const times: number[] = [];
  const sizes: number[] = [];
  const end = Date.now() + timeouts.totalMs;
  for (const query of queries) {
    if (times.length > 0 && Date.now() > end) break;
    const page = await openPage(browser, server, 'cold.html');
    try {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      // The conditions also apply to the requests of the page's workers.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: networkProfile.latencyMs,
        downloadThroughput: networkProfile.bitsPerSecond / 8,
        uploadThroughput: networkProfile.bitsPerSecond / 8,
      });
      server.consumeByteCount();
      const response = page.evaluate((text) => window.measure.measureFirstResponse(text), query);
      times.push(await withTimeout(timeouts.queryMs, 'first response', response));
      sizes.push(server.consumeByteCount());
    } finally {
      await page.context().close();
    }
  }
  return { ms: percentile(times, 0.5), bytes: percentile(sizes, 0.5), runs: times.length };
}

/** Memory in bytes: JavaScript of the page and its workers, minus that of the empty page, and WebAssembly. */
export type MemoryUsage = { script: number; wasm: number };

declare global {
  interface Performance {
    /** Chromium only, in cross-origin isolated pages. */
    measureUserAgentSpecificMemory?: () => Promise<{
      breakdown: { bytes: number; types: string[] }[];
    }>;
  }
  /** Set by `wasmHook`. */
  var wasmMemory: WebAssembly.Memory | undefined;
}

/** Exposes the exported memory of a worker's WebAssembly module, which Chromium's measurement does not include. */
const wasmHook = `
for (const name of ['instantiate', 'instantiateStreaming']) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...values) => {
    const result = await real.apply(WebAssembly, values);
    self.wasmMemory = (result.instance ?? result).exports.memory;
    return result;
  };
}
`;

async function readScriptMemory(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!performance.measureUserAgentSpecificMemory)
      throw new Error('The browser does not support performance.measureUserAgentSpecificMemory()');
    const { breakdown } = await performance.measureUserAgentSpecificMemory();
    return breakdown
      .filter(({ types }) => types.includes('JavaScript'))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  });
}

async function readWasmMemory(page: Page): Promise<number> {
  const sizes = await Promise.all(
    page
      .workers()
      .map((worker) => worker.evaluate(() => globalThis.wasmMemory?.buffer.byteLength ?? 0)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** An open page with a loaded search engine. */
export type WarmPage = {
  find: (query: string) => Promise<string[]>;
  type: (queries: readonly string[], timeoutMs: number) => Promise<Keystroke[]>;
  readMemory: () => Promise<MemoryUsage>;
  close: () => Promise<void>;
};

/**
 * Opens a page and loads the engine with a first query.
 * @param timeoutMs for loading the engine
 */
export async function openWarmPage(
  browser: Browser,
  server: BenchmarkServer,
  query: string,
  timeoutMs: number,
): Promise<WarmPage> {
  const page = await openPage(browser, server, 'warm.html');
  await page.route('**/pagefind-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: wasmHook + (await response.text()) });
  });
  const initialMemory = await readScriptMemory(page);
  const find = (text: string) => page.evaluate((query) => window.measure.find(query), text);
  await withTimeout(timeoutMs, 'loading', find(query)).catch(async (error) => {
    await page.context().close();
    throw error;
  });
  return {
    find,
    type: (queries, typingTimeoutMs) =>
      page.evaluate(([texts, timeout]) => window.measure.type(texts, timeout), [
        queries,
        typingTimeoutMs,
      ] as const),
    readMemory: async () => ({
      script: (await readScriptMemory(page)) - initialMemory,
      wasm: await readWasmMemory(page),
    }),
    close: () => page.context().close(),
  };
}
