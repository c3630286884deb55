import { expect, test } from './support/fixtures';

const kept = '/docs/doctor-app/quick-start';

for (const [failure, stop] of [
  ['without a network', 'drop'],
  ['while the host has a fault', 'fail'],
] as const) {
  test(`a page that is kept can be read ${failure}`, { tag: '@smoke' }, async ({
    reader,
    server,
  }) => {
    await reader.visit('/offline');
    await reader.click('main button', /^Keep the pages I open/);
    await reader.expectText('main button', /^Remove everything/);
    await reader.visit(kept);
    await reader.expectIn(
      async (path) => {
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys())
            if (new URL(url).pathname === path) return true;
        return false;
      },
      true,
      kept,
    );
    server.setFailure(stop);
    await reader.visit(kept);
    await reader.expectText('h1', /^Quick start$/);
    await reader.click('[data-control="color-mode"]');
    await reader.expectIn(() => document.documentElement.dataset.theme, 'dark');
    server.setFailure(undefined);
    server.problems.length = 0;
    expect(await reader.run(() => document.title)).toContain('Quick start');
  });
}
