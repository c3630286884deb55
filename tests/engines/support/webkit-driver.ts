import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKit } from '../../../scripts/setup/engines.mjs';
import { findFreePort } from '../../support/free-port';
import { clickMs, type Driver, type Size } from './driver';

/**
 * Drives WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/). Playwright cannot: its WebKit is a build of its own,
 * which is not available everywhere.
 */

/** Sends a command of the protocol. */
type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Opens browsers, one after the other. */
export type WebKitLauncher = { open: () => Promise<Driver>; close: () => void };

/** The protocol's code points of keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Waits for what a condition returns. */
async function waitFor<T>(what: string, condition: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const value = await condition();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not appear`);
}

/**
 * Starts a display that nobody sees, and returns its name. Without a window manager, a window has the focus while the
 * pointer is in it, which is in the middle of the display. So the display is small.
 */
function startDisplay(children: ChildProcess[]): Promise<string> {
  const display = spawn('Xvfb', '-displayfd 1 -screen 0 640x640x24 -nolisten tcp'.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(display);
  return new Promise((resolve, reject) => {
    display.once('error', reject);
    display.stdout.once('data', (name) => resolve(`:${String(name).trim()}`));
  });
}

const errorIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'error' in value
    ? JSON.stringify(value)
    : undefined;

/** Starts the driver of WebKitGTK and a display. */
export async function launchWebKit(webkit: WebKit | undefined): Promise<WebKitLauncher> {
  if (!webkit) throw new Error('There is no WebKitGTK with a driver on this machine');
  const { driver, browser } = webkit;
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  // The toolbar of MiniBrowser is 447 pixels wide. Without paddings and labels, the window can be as narrow as a phone.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  );
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: await startDisplay(children),
    XDG_CONFIG_HOME: folder,
    // With LANG=C, the language of the browser is "C", which `Intl.Locale` refuses. Safari always has a real one.
    LANG: 'en_US.UTF-8',
    LC_ALL: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // WebKit's sandbox does not start for root, or in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path.endsWith('/screenshot') ? 5000 : 60_000),
    });
    const { value } = await response.json();
    const error = errorIn(value);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  await waitFor('WebKitWebDriver', () => send('GET', '/status').catch(() => undefined));
  return {
    open: () => openSession(send, browser),
    close: () => {
      for (const child of children) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Notes the end of a click: the commands of the protocol end before a busy page has got the events. A page that has replaced
 * the clicked one has no note.
 */
const watchClick = `(() => {
  window.clickArrival = new Promise((resolve) => {
    addEventListener('pointerup', () => setTimeout(resolve, 0, true), { capture: true, once: true });
    setTimeout(resolve, 10_000, false);
  });
})()`;

async function openSession(send: Send, binary: string): Promise<Driver> {
  const options = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const session = await send('POST', '/session', { capabilities: { alwaysMatch } });
  const { sessionId } = session as { sessionId: string };
  const call: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  // The protocol has no `undefined` and returns null instead.
  const evaluate = async (expression: string) =>
    (await call('POST', '/execute/sync', { script: `return (${expression})`, args: [] })) ??
    undefined;
  /** Sets the size of the window with its bars, and returns the size without them as soon as the page has it. */
  const resizeWindow = async (size: Size) => {
    await call('POST', '/window/rect', size);
    return waitFor(`A window of ${size.width} px`, async () => {
      const inner = (await evaluate('({ width: innerWidth, height: innerHeight })')) as Size;
      return inner.width === size.width ? inner : undefined;
    });
  };
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  return {
    evaluate,
    open: async (url) => {
      await call('POST', '/url', { url });
    },
    resize: async (size) => {
      // The bars of the window are of unknown height. There are none at its sides.
      const { height } = await resizeWindow(size);
      await resizeWindow({ width: size.width, height: 2 * size.height - height });
    },
    click: async (x, y) => {
      await evaluate(watchClick);
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: clickMs },
        { type: 'pointerUp', button: 0 },
      ]);
      if ((await evaluate('window.clickArrival').catch(() => true)) === false)
        throw new Error('The page got no click');
    },
    press: async (key) => {
      const values = key.split(/\+(?=.)/).map((name) => keyCodes[name] ?? name);
      await act('key', [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    back: async () => {
      await call('POST', '/back', {});
    },
    forward: async () => {
      await call('POST', '/forward', {});
    },
    reload: async () => {
      await call('POST', '/refresh', {});
    },
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    close: async () => {
      await call('DELETE', '');
    },
  };
}
