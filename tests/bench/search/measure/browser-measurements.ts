import type { Browser, Page } from '@playwright/test';
import type { BenchmarkServer } from './benchmark-server';
import type { Keystroke } from './page-harness';
import { percentile } from './statistics';

/** The reader's line while a first answer is measured: a fair mobile one. */
export const networkProfile = { bitsPerSecond: 10_000_000, latencyMs: 40 };

export type FirstResponse = { ms: number; bytes: number; runs: number };

async function openPage(browser: Browser, server: BenchmarkServer, file: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.origin}/${file}`);
  await page.waitForFunction(() => 'measure' in window);
  return page;
}

/** Rejects where something takes longer than `limit` milliseconds. */
async function within<T>(limit: number, what: string, doing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not done in ${limit / 1000} s`)), limit);
  });
  return Promise.race([doing, late]).finally(() => clearTimeout(timer));
}

/**
 * Asks each query in a browser that has nothing yet: its hits' milliseconds and bytes over `line`, both the median.
 * @param limits in milliseconds: after `all` no further query is begun, and none may take longer than `each`
 */
export async function measureFirstResponse(
  browser: Browser,
  server: BenchmarkServer,
  queries: readonly string[],
  limits: { all: number; each: number },
): Promise<FirstResponse> {
  const times: number[] = [];
  const sizes: number[] = [];
  const end = Date.now() + limits.all;
  for (const query of queries) {
    if (times.length > 0 && Date.now() > end) break;
    const page = await openPage(browser, server, 'cold.html');
    try {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      // Chromium slows the requests of the page's workers with it.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: networkProfile.latencyMs,
        downloadThroughput: networkProfile.bitsPerSecond / 8,
        uploadThroughput: networkProfile.bitsPerSecond / 8,
      });
      server.consumeByteCount();
      const answer = page.evaluate((text) => window.measure.measureFirstResponse(text), query);
      times.push(await within(limits.each, 'first answer', answer));
      sizes.push(server.consumeByteCount());
    } finally {
      await page.context().close();
    }
  }
  return { ms: percentile(times, 0.5), bytes: percentile(sizes, 0.5), runs: times.length };
}

/** Bytes in the browser: JavaScript of the page and its workers without what an empty page has, and WebAssembly. */
export type MemoryUsage = { script: number; wasm: number };

/** Keeps hold of the memory that a worker's WebAssembly program exports; Chromium's own sum leaves it out. */
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
    const measure = Reflect.get(performance, 'measureUserAgentSpecificMemory') as () => Promise<{
      breakdown: { bytes: number; types: string[] }[];
    }>;
    const { breakdown } = await measure.call(performance);
    return breakdown
      .filter(({ types }) => types.includes('JavaScript'))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  });
}

async function readWasmMemory(page: Page): Promise<number> {
  const sizes = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => {
        const memory: unknown = Reflect.get(globalThis, 'wasmMemory');
        return memory instanceof WebAssembly.Memory ? memory.buffer.byteLength : 0;
      }),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A page with a peer in it that stays open: what it finds, how fast, and in how much memory. */
export type WarmPage = {
  find: (query: string) => Promise<string[]>;
  type: (queries: readonly string[], budget: number) => Promise<Keystroke[]>;
  readMemory: () => Promise<MemoryUsage>;
  close: () => Promise<void>;
};

/**
 * Opens a peer and loads it with a first query.
 * @param limit for the loading, in milliseconds
 */
export async function openWarmPage(
  browser: Browser,
  server: BenchmarkServer,
  query: string,
  limit: number,
): Promise<WarmPage> {
  const page = await openPage(browser, server, 'warm.html');
  await page.route('**/pagefind-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: wasmHook + (await response.text()) });
  });
  const before = await readScriptMemory(page);
  const find = (text: string) => page.evaluate((query) => window.measure.find(query), text);
  await within(limit, 'loading', find(query)).catch(async (error) => {
    await page.context().close();
    throw error;
  });
  return {
    find,
    type: (queries, budget) =>
      page.evaluate(([texts, most]) => window.measure.type(texts, most), [
        queries,
        budget,
      ] as const),
    readMemory: async () => ({
      script: (await readScriptMemory(page)) - before,
      wasm: await readWasmMemory(page),
    }),
    close: () => page.context().close(),
  };
}
