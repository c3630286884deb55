import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { insertTextByTyping, tolerateMissingMediaEmulation } from './firefox-workarounds';
import { SharedTabs } from './shared-tabs';

/** Console messages that are known and harmless. */
const knownMessages = [
  /was preloaded using link preload but not used/, // Stylesheets that Next's client preloads
  /downloadable font: download failed .* status=(?:2152398850|2147746065)/, // Firefox: fonts of a page that was left
];

/** Emulates a reader who saves data, for whom pages prefetch nothing. */
const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

/** Loads the behaviors of pages as soon as their HTML has arrived, like a reader who begins to use them at once. */
const startBehaviors = () => {
  if (window !== window.top) return;
  addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('focusin')));
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
    else addMessage(`uncaught ${name}: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    addMessage(`${message.text()} (${message.location().url})`);
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

/**
 * A test that fails if `collectPageErrors` finds anything in its page. It shares a tab with other tests of its worker
 * (shared-tabs.ts), and finds it like a new one, but with the browser's cache. A new tab takes longer than most tests.
 */
export const test = base.extend<
  {
    /**
     * Whether the test shares a tab with others. Not if it installs a clock, sends commands of the DevTools protocol,
     * or tests a first visit, for which nothing may be in the browser's cache.
     */
    sharesTab: boolean;
    /** What a shared tab shows between tests: a small file of the site without scripts. */
    emptyPath: string;
    /** Errors and warnings in the console, and uncaught exceptions, that the test expects. */
    allowErrors: RegExp[];
    /** Whether pages prefetch others. Without it, a test does not wait for pages that it never opens. */
    prefetches: boolean;
    /** Whether pages load their behaviors without an action of the reader. */
    startsBehaviors: boolean;
    /** Other origins that the test sends requests to. */
    allowOrigins: string[];
    pageErrorCheck: undefined;
  },
  { browserWorkarounds: undefined; sharedTabs: SharedTabs }
>({
  browserWorkarounds: [
    async ({ browser }, use) => {
      tolerateMissingMediaEmulation(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  sharedTabs: [
    async ({ browser }, use) => {
      const tabs = new SharedTabs(browser);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  sharesTab: [true, { option: true }],
  emptyPath: ['/robots.txt', { option: true }],
  prefetches: [false, { option: true }],
  startsBehaviors: [true, { option: true }],
  context: async (
    {
      browser,
      browserName,
      sharedTabs,
      sharesTab,
      emptyPath,
      baseURL,
      bypassCSP,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      permissions,
      viewport,
      contextOptions: media,
      prefetches,
      startsBehaviors,
    },
    use,
  ) => {
    const addScripts = async (context: BrowserContext) => {
      if (startsBehaviors) await context.addInitScript(startBehaviors);
      if (!prefetches) await context.addInitScript(saveData);
    };
    // A tab is cleared with commands of Chromium.
    if (sharesTab && browserName === 'chromium' && baseURL !== undefined) {
      const fixed = {
        baseURL,
        emptyPath,
        bypassCSP,
        hasTouch,
        javaScriptEnabled,
        serviceWorkers,
      };
      await sharedTabs.runInTab(fixed, { viewport, permissions, media }, async (context) => {
        await addScripts(context);
        await use(context);
      });
      return;
    }
    const context = await browser.newContext();
    await insertTextByTyping(context);
    await addScripts(context);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
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

/** A test in a tab of its own. */
export const testInNewTab = test.extend<object>({ sharesTab: false });

/**
 * Creates a test whose tab keeps what it shows and stores for the next test of its worker, unlike that of `test`, which
 * is cleared. Not with `addInitScript`, which is not undone here.
 * @param reset restores what the tests need before each of them
 */
export const createSharedTabTest = (
  contextOptions: BrowserContextOptions,
  reset: (tab: Page) => Promise<unknown> = async () => undefined,
) =>
  test.extend<object, { tab: Page }>({
    tab: [
      async ({ browser }, use, { project }) => {
        const { baseURL } = project.use;
        const context = await browser.newContext({
          ...contextOptions,
          ...(baseURL !== undefined && { baseURL }),
        });
        await insertTextByTyping(context);
        await context.addInitScript(startBehaviors);
        await context.addInitScript(saveData);
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ tab, viewport }, use) => {
      await tab.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await reset(tab);
      await use(tab);
    },
  });

/** A test in a shared tab that bypasses the site's Content-Security-Policy, which blocks axe. */
export const testInSharedTab = createSharedTabTest({ bypassCSP: true });

export { expect };
