import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hideNavbarOnScroll } from './hide-navbar';

const banner = page.getByRole('banner');

async function open(hash = '') {
  history.replaceState(null, '', hash || location.pathname);
  await render(
    <>
      <header data-navbar="" style={{ position: 'fixed', inset: '0 0 auto', height: 64 }}>
        <a href="/docs">Guides</a>
      </header>
      <main style={{ height: 4000, paddingTop: 1500 }}>
        <h2 id="next-steps">Next steps</h2>
      </main>
    </>,
  );
  if (hash) location.replace(hash);
  onTestFinished(hideNavbarOnScroll());
}

test('the navbar hides on scrolling down, and shows on scrolling up and on focus', async () => {
  await open();
  await expect.element(banner).toHaveStyle({ transitionProperty: 'transform' });
  await expect.element(banner).toBeInViewport();
  scrollBy(0, 900);
  await expect.element(banner).not.toBeInViewport();
  scrollBy(0, -200);
  await expect.element(banner).toBeInViewport();
  scrollBy(0, 500);
  await expect.element(banner).not.toBeInViewport();
  page.getByRole('link', { name: 'Guides' }).element().focus();
  await expect.element(banner).toBeInViewport();
});

test('the navbar is hidden at first if the hash leads to a part of the page', async () => {
  await open('#next-steps');
  await expect.element(banner).not.toBeInViewport();
});
