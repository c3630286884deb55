import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { insertTextByTyping, tolerateMissingMediaEmulation } from './firefox-workarounds';

/** Console messages that are known and harmless. */
const knownMessages = [
  /\[DEPRECATED\]: use `use\w+` from `jotai`/, // The state library of Stoplight Elements
  /was preloaded using link preload but not used/, // Stylesheets of pages that Next.js prefetches
];

/** Emulates a reader who saves data, for whom pages prefetch nothing. */
const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

type AllowedErrors = { baseURL: string | undefined; errors: RegExp[]; origins: string[] };

/**
 * Collects what goes wrong in a page while a task runs: errors and warnings in the console, uncaught exceptions, and
 * requests to other origins.
 */
async function collectPageErrors(
  page: Page,
  { baseURL, errors, origins }: AllowedErrors,
  task: () => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  const addMessage = (text: string) => {
    if (![...knownMessages, ...errors].some((pattern) => pattern.test(text))) found.push(text);
  };
  const onError = ({ name, message }: Error) => {
    // Violations of the policy are console messages in Chromium, but errors in Firefox.
    if (name === 'Content-Security-Policy') addMessage(message);
    else found.push(`uncaught exception: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') addMessage(message.text());
  };
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    const isAllowed = origin === baseURL || origins.includes(origin);
    if (protocol.startsWith('http') && !isAllowed) found.push(`request to ${origin}`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest);
  await task();
  page.off('pageerror', onError).off('console', onConsole).off('request', onRequest);
  return found;
}

/** A test that fails if `collectPageErrors` finds anything in its page. */
export const test = base.extend<
  {
    /** Errors and warnings in the console that the test expects. */
    allowErrors: RegExp[];
    /** Whether pages prefetch others. Without it, a test does not wait for pages that it never opens. */
    prefetches: boolean;
    /** Other origins that the test sends requests to. */
    allowOrigins: string[];
    pageErrorCheck: undefined;
  },
  { browserWorkarounds: undefined }
>({
  browserWorkarounds: [
    async ({ browser }, use) => {
      tolerateMissingMediaEmulation(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    await insertTextByTyping(context);
    if (!prefetches) await context.addInitScript(saveData);
    await use(context);
  },
  allowErrors: [[], { option: true }],
  allowOrigins: [[], { option: true }],
  pageErrorCheck: [
    async ({ page, baseURL, allowErrors, allowOrigins }, use) => {
      const allowed = { baseURL, errors: allowErrors, origins: allowOrigins };
      expect(await collectPageErrors(page, allowed, () => use(undefined))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test that shares its tab with the other tests of its worker, because opening a tab takes longer than most tests.
 * The tab bypasses the site's Content-Security-Policy, which blocks axe.
 */
export const testInSharedTab = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        bypassCSP: true,
        ...(baseURL !== undefined && { baseURL }),
      });
      await insertTextByTyping(context);
      await context.addInitScript(saveData);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await tab.setViewportSize({ width: 1280, height: 800 });
    await use(tab);
  },
});

export { expect };
