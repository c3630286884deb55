import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test';

/** Options of a browser context that cannot be changed later. Tests with the same ones share a tab. */
type FixedOptions = {
  baseURL: string;
  /** The path of a small file of the site without scripts. */
  emptyPath: string;
  bypassCSP: boolean;
  hasTouch: boolean;
  javaScriptEnabled: boolean;
  serviceWorkers: 'allow' | 'block';
};

type ChangeableOptions = {
  permissions: string[] | undefined;
  viewport: ViewportSize | null;
  /** What the reader's system prefers. */
  media: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion'>;
};

type SharedTab = {
  page: Page;
  session: CDPSession;
  /** Removes the scripts that were added since it was called last. */
  removeInitScripts: () => Promise<void>;
};

/** Keeps what `addInitScript` returns, with which the scripts can be removed. */
function trackInitScripts(...targets: Array<Pick<Page, 'addInitScript'>>): () => Promise<void> {
  let added: Array<{ dispose: () => Promise<void> }> = [];
  for (const target of targets) {
    const addInitScript = target.addInitScript.bind(target);
    target.addInitScript = async <Argument>(
      ...parameters: Parameters<typeof addInitScript<Argument>>
    ) => {
      const script = await addInitScript(...parameters);
      added.push(script);
      return script;
    };
  }
  return async () => {
    const scripts = added;
    added = [];
    for (const script of scripts) await script.dispose();
  };
}

/** The clock of a page cannot be uninstalled. */
function forbidClock(page: Page): void {
  page.clock.install = () => {
    throw new Error('A test that installs a clock needs a new tab: testInNewTab');
  };
}

const listenerTypes = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
];

/**
 * Restores what a new tab has: nothing stored, no history, no routes, scripts, permissions or emulated media. It shows a
 * file of the site then, because Chromium replaces the process of a tab that shows an empty page in between.
 */
async function resetTab(
  { page, session, removeInitScripts }: SharedTab,
  { baseURL, emptyPath }: FixedOptions,
): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const type of listenerTypes) page.removeAllListeners(type);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await removeInitScripts();
  await context.clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
  await page.goto(new URL(emptyPath, baseURL).href);
  await page.evaluate(() => sessionStorage.clear());
  const { origin } = new URL(baseURL);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await page.mouse.move(-1, -1);
}

/** The tabs of a worker that its tests share, one after the other. */
export class SharedTabs {
  readonly #browser: Browser;
  readonly #tabs = new Map<string, SharedTab>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async #openTab(fixed: FixedOptions): Promise<SharedTab> {
    const key = JSON.stringify(fixed);
    const opened = this.#tabs.get(key);
    if (opened) return opened;
    const { emptyPath: _, ...options } = fixed;
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    forbidClock(page);
    const tab = {
      page,
      session: await context.newCDPSession(page),
      removeInitScripts: trackInitScripts(page, context),
    };
    this.#tabs.set(key, tab);
    await resetTab(tab, fixed);
    return tab;
  }

  /** Runs a test in a tab, and clears the tab afterwards. */
  async runInTab(
    fixed: FixedOptions,
    { viewport, permissions, media }: ChangeableOptions,
    run: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const tab = await this.#openTab(fixed);
    const context = tab.page.context();
    if (viewport) await tab.page.setViewportSize(viewport);
    await tab.page.emulateMedia(media);
    if (permissions) await context.grantPermissions(permissions);
    await run(context);
    await resetTab(tab, fixed);
  }

  async close(): Promise<void> {
    for (const { page } of this.#tabs.values()) await page.context().close();
  }
}
