import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startControls } from '@/tests/components/controls';
import styles from './doc-page.module.css';
import { CollapsibleToc, Toc } from './toc';

const sections = ['Start', 'Travel dates', 'Prices', 'Errors', 'Webhooks', 'Next steps'];
/** Eight sections of level 3 make the list so long that it shows only those of the current one. */
const innerOf = (id: string) => Array.from({ length: 8 }, (_, i) => `${id} ${i + 1}`);

const headings = sections.flatMap((section) => [
  { level: 2 as const, id: section, text: section },
  ...innerOf(section).map((text) => ({ level: 3 as const, id: text, text })),
]);

const beside = page.getByRole('navigation', { name: 'On this page' });
const current = beside.getBySelector('[aria-current]');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function open(width: number, isDense = false, height = 900) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  await render(
    <main className={styles.page}>
      <article className={styles.article}>
        <CollapsibleToc headings={headings} />
        {headings.map(({ id, level }) => {
          const Heading = `h${level}` as const;
          return (
            <Heading key={id} id={id} style={{ marginBottom: isDense ? 20 : 300 }}>
              {id}
            </Heading>
          );
        })}
      </article>
      <Toc headings={headings} />
    </main>,
  );
  startControls();
}

test('a link leads to its heading below the navbar, and is marked with the links below it', async () => {
  await open(1440);
  const inner = beside.getByRole('link', { name: 'Prices 2' });
  await expect.element(current).toHaveTextContent('Start');
  expect(inner.query()).toBeNull();
  await beside.getByRole('link', { name: 'Prices' }).click();
  await expect.element(current).toHaveTextContent('Prices');
  expect(location.hash).toBe('#Prices');
  expect(heading('Prices').element().getBoundingClientRect().top).toBeGreaterThan(60);
  await inner.click();
  await expect.element(inner).toHaveAttribute('aria-current', 'true');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(current).toHaveTextContent('Next steps 8');
});

test('a short section that was jumped to is the current one, not the next', async () => {
  await open(1440, true);
  await beside.getByRole('link', { name: 'Travel dates' }).click();
  await expect.element(current).toHaveTextContent(/^Travel dates$/);
});

test('on a page that does not scroll, the current heading is not the last one', async () => {
  await open(1440, true, 4000);
  expect(document.documentElement.scrollHeight).toBe(innerHeight);
  await expect.element(current).toHaveTextContent(/^(?:Travel dates|Prices|Errors)/);
});

test('on a phone, the collapsed list stays below the navbar, and closes when a link is followed', async () => {
  await open(390);
  const contents = page.getBySelector('details[data-toc]');
  // The contents close when the page scrolls, so the test opens them after that.
  const scrollEnd = new Promise((resolve) =>
    addEventListener('scrollend', resolve, { once: true }),
  );
  scrollTo(0, 2500);
  await scrollEnd;
  await expect.element(contents).toBeInViewport();
  await expect.element(contents).not.toHaveAttribute('open');
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Errors', exact: true }).click();
  await expect.element(contents).not.toHaveAttribute('open');
  const marked = contents.getBySelector('[aria-current]');
  await expect
    .poll(() => marked.elements().map(({ textContent }) => textContent))
    .toEqual(['Errors']);
  const { bottom } = contents.element().getBoundingClientRect();
  await expect
    .poll(() => heading('Errors').element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(bottom);
  expect(heading('Errors').element().getBoundingClientRect().top).toBeLessThan(200);
});
