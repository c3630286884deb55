import { describe, expect, it } from 'vitest';
import { type BootSettings, buildBootScript } from './build-boot-script';

/** Runs the script against a document and a storage of its own. */
function boot(
  settings: Partial<BootSettings['colorMode']> & { announcementId?: string },
  stored: Record<string, string> = {},
  pathname = '/docs',
) {
  const { announcementId, ...colorMode } = settings;
  const source = buildBootScript({
    colorMode: { default: 'light', respectSystem: false, disableSwitch: false, ...colorMode },
    announcementId,
  });
  const storage = new Map(Object.entries(stored));
  const dataset: Record<string, string> = {};
  const addresses: string[] = [];
  const run = new Function('location', 'document', 'history', 'localStorage', source);
  run(
    { pathname, origin: 'https://x', search: '?q', hash: '#h' },
    { documentElement: { dataset } },
    { replaceState: (_state: null, _title: string, address: string) => addresses.push(address) },
    {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
  );
  return { dataset, stored: Object.fromEntries(storage), addresses };
}

describe('before the first paint', () => {
  it('the choice is the default, or what was stored', () => {
    expect(boot({}).dataset).toEqual({ themeChoice: 'light' });
    expect(boot({ default: 'dark' }).dataset).toEqual({ themeChoice: 'dark' });
    expect(boot({}, { theme: 'dark' }).dataset).toEqual({ themeChoice: 'dark' });
    expect(boot({ respectSystem: true }).dataset).toEqual({ themeChoice: 'system' });
    expect(boot({ respectSystem: true }, { theme: 'dark' }).dataset.themeChoice).toBe('dark');
  });

  it.each(['purple', '', 'system', '"><script>'])('a stored «%s» is forgotten', (theme) => {
    expect(boot({}, { theme })).toMatchObject({ dataset: { themeChoice: 'light' }, stored: {} });
  });

  it('without a switch, what was stored is forgotten', () => {
    expect(boot({ disableSwitch: true }, { theme: 'dark', other: 'x' })).toMatchObject({
      dataset: { themeChoice: 'light' },
      stored: { other: 'x' },
    });
  });

  it('an announcement is hidden where its own id was closed', () => {
    const closed = { 'hub.announcement': 'one' };
    expect(boot({ announcementId: 'one' }, closed).dataset.announcement).toBe('closed');
    expect(boot({ announcementId: 'two' }, closed).dataset.announcement).toBeUndefined();
    expect(boot({}, closed).dataset.announcement).toBeUndefined();
  });

  it.each([
    ['/docs/x.html', 'https://x/docs/x?q#h'],
    ['/docs/index.html', 'https://x/docs/?q#h'],
  ])('%s becomes %s', (path, address) => expect(boot({}, {}, path).addresses).toEqual([address]));

  it('another address stays as it is', () => {
    expect(boot({}, {}, '/docs/fooindex').addresses).toEqual([]);
  });
});
