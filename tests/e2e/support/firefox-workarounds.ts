import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Workarounds that Playwright 1.65 needs to drive a release of Firefox over WebDriver BiDi. They do nothing in other
 * browsers. Remove each when Playwright and Firefox no longer need it.
 */

type BidiSession = { send: (method: string, params?: unknown) => Promise<unknown> };
type BrowserInternals = {
  _connection: { toImpl: (browser: Browser) => { _browserSession: BidiSession } };
};

const isFirefox = (browser: Browser | null) => browser?.browserType().name() === 'firefox';

/**
 * Ignores the failure of the command that emulates media features, which Playwright sends for every new context.
 * Firefox supports it since version 159 (https://bugzilla.mozilla.org/show_bug.cgi?id=2064354). Without it, the color
 * scheme is the one in playwright.firefox.config.ts.
 */
export function tolerateMissingMediaEmulation(browser: Browser): void {
  if (!isFirefox(browser)) return;
  // Playwright has no public API to intercept commands.
  const { _connection } = browser as unknown as BrowserInternals;
  const prototype: BidiSession = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = prototype;
  prototype.send = async function (this: BidiSession, method, params) {
    const result = send.call(this, method, params);
    if (method !== 'emulation.setMediaFeaturesOverride') return result;
    return result.catch((error: Error) => {
      if (!error.message.includes('unknown command')) throw error;
      return {};
    });
  };
}

/**
 * Makes `fill` insert text like typing does. Otherwise Playwright sets the value by script, and React ignores the
 * change because it takes the value for its own.
 */
export async function insertTextByTyping(context: BrowserContext): Promise<void> {
  if (!isFirefox(context.browser())) return;
  await context.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright calls the function again inside the returned frame.
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return undefined;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
