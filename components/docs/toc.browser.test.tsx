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

test('the collapsible list of a narrow window stays open, and marks one heading', async () => {
  await open(360);
  const list = page.getByRole('group').filter({ hasText: 'On this page' });
  await expect.element(list).not.toHaveAttribute('open');
  await list.getByText('On this page').click();
  const link = list.getByRole('link', { name: 'Errors', exact: true });
  await link.click();
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  expect(list.getBySelector('[aria-current]').elements()).toHaveLength(1);
  await expect.element(list).toHaveAttribute('open');
});
