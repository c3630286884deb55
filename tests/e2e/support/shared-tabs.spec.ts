import { expect, test } from './fixtures';
import { openSandbox } from './sandbox-page';

/** A test that shares a tab finds it like a new one, whatever the test before has left. */

test.describe.configure({ mode: 'serial' });

const key = 'left-by-test';

test('one test leaves something of everything', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read']);
  await page.addInitScript((name) => Object.assign(window, { [name]: true }), key);
  await page.goto('/docs');
  // The sandbox has a service worker and a database.
  await openSandbox(page);
  const isMarked = await page.evaluate(async (name) => {
    localStorage.setItem(name, '1');
    sessionStorage.setItem(name, '1');
    await caches.open(name);
    return name in window;
  }, key);
  expect(isMarked).toBe(true);
  await context.addCookies([{ name: key, value: '1', url: page.url() }]);
  await page.route('**/docs', (route) => route.fulfill({ status: 200, body: 'left' }));
  await context.newPage();
});

test('the next test finds nothing of it', async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  const state = await page.evaluate(async (name) => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const permission = await navigator.permissions.query({
      name: 'clipboard-read' as PermissionName,
    });
    return {
      hasInitScript: name in window,
      stored: [localStorage.getItem(name), sessionStorage.getItem(name), document.cookie],
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      workers: registrations.length,
      historyLength: history.length,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isGranted: permission.state === 'granted',
      width: window.innerWidth,
    };
  }, key);
  expect(state).toEqual({
    hasInitScript: false,
    stored: [null, null, ''],
    caches: [],
    databases: [],
    workers: 0,
    // The file that the tab showed, and the page.
    historyLength: 2,
    isDark: false,
    isMotionReduced: false,
    isGranted: false,
    width: 1280,
  });
});
