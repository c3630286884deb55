import type { Browser, BrowserContext } from '@playwright/test';

/**
 * What Playwright 1.65 needs to drive a Firefox as its makers ship it, over WebDriver BiDi. Both functions do
 * nothing in other browsers, and both can go with a Playwright and a Firefox that need them no more.
 */

type Session = { send: (method: string, params?: unknown) => Promise<unknown> };
type Inner = { _connection: { toImpl: (of: Browser) => { _browserSession: Session } } };

const isFirefox = (browser: Browser | null) => browser?.browserType().name() === 'firefox';

/**
 * Playwright gives every new context a colour scheme by a command that came with Firefox 159
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2064354) and opens none where it fails. Without the command the
 * colour scheme stays that of playwright.config.ts.
 */
export function tolerateMissingMediaEmulation(browser: Browser): void {
  if (!isFirefox(browser)) return;
  // There is no public way in between Playwright and the browser.
  const { _connection } = browser as unknown as Inner;
  const sessions: Session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = sessions;
  sessions.send = async function (this: Session, method, params) {
    const answer = send.call(this, method, params);
    if (method !== 'emulation.setMediaFeaturesOverride') return answer;
    return answer.catch((error: Error) => {
      if (!error.message.includes('unknown command')) throw error;
      return {};
    });
  };
}

/**
 * Playwright's `fill` writes the value by script, which React takes for its own doing and overlooks. This types
 * it as a reader would.
 */
export async function insertTextByTyping(context: BrowserContext): Promise<void> {
  if (!isFirefox(context.browser())) return;
  await context.addInitScript(() => {
    const insert = (text: string) => {
      const { activeElement } = document;
      // Playwright goes on inside a frame by itself.
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return undefined;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
