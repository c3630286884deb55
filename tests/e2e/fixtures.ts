import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { insertTextByTyping, tolerateMissingMediaEmulation } from './firefox-workarounds';

/** Messages of libraries that are known and harmless. */
const known = [
  /\[DEPRECATED\]: use `use\w+` from `jotai`/, // Elements' own state library
  /was preloaded using link preload but not used/, // styles of pages that Next prefetched
];

type Allowed = { baseURL: string | undefined; errors: RegExp[]; origins: string[] };

/**
 * Collects what a page does wrong while a task runs: anything written to the console as an error or a warning, a
 * script that throws, a request to another origin.
 */
export async function collectPageErrors(
  page: Page,
  { baseURL, errors, origins }: Allowed,
  task: () => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  const addMessage = (text: string) => {
    if (![...known, ...errors].some((pattern) => pattern.test(text))) faults.push(text);
  };
  const onError = ({ name, message }: Error) => {
    // What the policy held back is a message of the console in Chromium and an error in Firefox.
    if (name === 'Content-Security-Policy') addMessage(message);
    else faults.push(`threw: ${message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') addMessage(message.text());
  };
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    const isAllowed = origin === baseURL || origins.includes(origin);
    if (protocol.startsWith('http') && !isAllowed) faults.push(`request to ${origin}`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest);
  await task();
  page.off('pageerror', onError).off('console', onConsole).off('request', onRequest);
  return faults;
}

/** A page whose test fails where `collectFaults` finds anything. */
export const test = base.extend<
  {
    allowErrors: RegExp[];
    /** Origins besides the portal's that a test's calls may go to. */
    allowOrigins: string[];
    watched: undefined;
  },
  { prepared: undefined }
>({
  prepared: [
    async ({ browser }, use) => {
      tolerateMissingMediaEmulation(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    await insertTextByTyping(context);
    await use(context);
  },
  allowErrors: [[], { option: true }],
  allowOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, allowErrors, allowOrigins }, use) => {
      const allowed = { baseURL, errors: allowErrors, origins: allowOrigins };
      expect(await collectPageErrors(page, allowed, () => use(undefined))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same with one tab for all tests of a worker, without the site's policy, which would keep axe out: a new tab
 * for each test costs more than most of the tests.
 */
export const testInSharedTab = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ bypassCSP: true, baseURL: project.use.baseURL });
      await insertTextByTyping(context);
      // Nothing is loaded ahead: the tests of this tab follow no link.
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
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
