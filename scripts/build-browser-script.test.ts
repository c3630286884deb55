import { describe, expect, it } from 'vitest';
import type { BrowserSettings } from '../lib/site/browser-settings-schema';
import { buildInlineScript } from './build-browser-script';

const defaults: BrowserSettings = {
  baseUrl: '/',
  colorModeChoices: ['light', 'dark'],
  defaultColorMode: 'light',
  announcementId: '',
  hasSandbox: true,
  hasCallCheck: true,
  hideNavbarOnScroll: false,
  analyticsId: '',
  searchContexts: [],
  searchVersions: [],
  highlightSearchTerms: true,
  suggestedSearches: [],
  versionMainPaths: {},
};

type Settings = Partial<BrowserSettings>;

/** Runs the boot script with its own document, history and storage. */
async function runBootScript(
  settings: Settings,
  stored: Record<string, string> = {},
  pathname = '/docs',
) {
  const script = await buildInlineScript('boot', { ...defaults, ...settings });
  const storage = new Map(Object.entries(stored));
  const dataset: Record<string, string> = {};
  const addresses: string[] = [];
  const run = new Function(
    'location',
    'document',
    'history',
    'localStorage',
    'addEventListener',
    'setTimeout',
    script,
  );
  run(
    { pathname, origin: 'https://x', search: '?q', hash: '#h' },
    {
      documentElement: { dataset },
    },
    { replaceState: (_state: null, _title: string, address: string) => addresses.push(address) },
    {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
    // What watches whether the page's scripts load has a browser test.
    () => undefined,
    () => undefined,
  );
  return { dataset, stored: Object.fromEntries(storage), addresses };
}

const system: Settings = {
  colorModeChoices: ['light', 'dark', 'system'],
  defaultColorMode: 'system',
};

describe('the boot script', () => {
  it.each<[Settings, Record<string, string>, string]>([
    [{}, {}, 'light'],
    [{ defaultColorMode: 'dark' }, {}, 'dark'],
    [{}, { theme: 'dark' }, 'dark'],
    [system, {}, 'system'],
    [system, { theme: 'dark' }, 'dark'],
    [system, { theme: 'system' }, 'system'],
  ])('with %j and %j shows the choice %s', async (settings, stored, choice) => {
    const { dataset } = await runBootScript(settings, stored);
    expect(dataset.themeChoice).toBe(choice);
    // next-themes replaces the default.
    const { defaultColorMode = 'light' } = settings;
    expect(dataset.theme).toBe(defaultColorMode === 'system' ? undefined : defaultColorMode);
  });

  it.each(['purple', '', 'system', '"><script>'])('removes a stored choice "%s"', async (theme) => {
    const { dataset, stored } = await runBootScript({}, { theme });
    expect(dataset.themeChoice).toBe('light');
    expect(stored).toEqual({});
  });

  it('removes a stored choice if there is no switch', async () => {
    const result = await runBootScript({ colorModeChoices: [] }, { theme: 'dark', other: 'x' });
    expect(result.dataset.themeChoice).toBe('light');
    expect(result.stored).toEqual({ other: 'x' });
  });

  it.each<[Settings, string | undefined]>([
    [{ announcementId: 'one' }, 'closed'],
    [{ announcementId: 'two' }, undefined],
    [{}, undefined],
  ])('with %j sets data-announcement to %s if "one" was closed', async (settings, expected) => {
    const { dataset } = await runBootScript(settings, { 'hub.announcement': 'one' });
    expect(dataset.announcement).toBe(expected);
  });

  it.each([
    ['/docs/x.html', ['https://x/docs/x?q#h']],
    ['/docs/index.html', ['https://x/docs/?q#h']],
    ['/docs/fooindex', []],
  ])('rewrites %s to %j', async (path, expected) => {
    expect((await runBootScript({}, {}, path)).addresses).toEqual(expected);
  });
});
