import { test } from '../support/fixtures';
import { followLink, waitForScripts } from '../support/page-state';

test('probe', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await waitForScripts(page);
  await page.evaluate(() => {
    const log: unknown[] = ((window as any).log = []);
    const add = (n: string) =>
      log.push([
        n,
        location.pathname + location.hash,
        Math.round(scrollY),
        Math.round(performance.now()),
      ]);
    (window as any).add = add;
    (window as any).navigation.addEventListener(
      'navigate',
      (e: any) => add('navigate ' + e.navigationType + ' ' + e.destination.url.slice(-30)),
      { capture: true },
    );
    (window as any).navigation.addEventListener('currententrychange', () =>
      add('currententrychange'),
    );
    addEventListener('popstate', () => add('popstate'));
    addEventListener('hashchange', () => add('hashchange'));
    addEventListener('scroll', () => add('scroll'));
  });
  await followLink(page, '/api/schemas/Policy#used-in');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Policy');
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollTo({ top: 241, behavior: 'instant' }));
  await page.waitForTimeout(300);
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('main h2[id]')].map(({ id }) => id),
  );
  console.log(ids);
  await followLink(page, '/api/schemas/Policy#' + ids.at(-2));
  await page.waitForTimeout(300);
  await page.evaluate(() => scrollTo({ top: 4012, behavior: 'instant' }));
  await page.waitForTimeout(300);
  for (const how of ['wait', 'popstate', 'currententrychange', 'busy']) {
    await page.evaluate((how) => {
      (window as any).log.length = 0;
      (window as any).add(how);
      if (how === 'currententrychange')
        (window as any).navigation.addEventListener('currententrychange', () => history.back(), {
          once: true,
        });
      else if (how === 'popstate')
        addEventListener('popstate', () => history.back(), { once: true });
      else if (how === 'busy')
        addEventListener(
          'popstate',
          () => {
            history.back();
            document.body.style.width = '1000px';
            const e = performance.now() + 150;
            while (performance.now() < e);
          },
          { once: true },
        );
      history.back();
    }, how);
    await page.waitForTimeout(how === 'wait' ? 700 : 1500);
    if (how === 'wait') {
      await page.evaluate(() => history.back());
      await page.waitForTimeout(1500);
    }
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(1500);
    console.log(how, await page.evaluate(() => [location.pathname + location.hash, scrollY]));
    console.log(
      (await page.evaluate(() => (window as any).log)).map((l: any) => l.join(' ')).join('\n'),
    );
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(800);
    console.log('forward', await page.evaluate(() => [location.pathname + location.hash, scrollY]));
    await page.evaluate(() => {
      document.body.style.width = '';
      scrollTo({ top: 4012, behavior: 'instant' });
    });
    await page.waitForTimeout(300);
  }
});
