import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { press } from '@/tests/components/press';
import { highlightWordsFromUrl } from './highlight-words';
import './highlighted-words.lazy.css';

/** The marks on a page that a search leads to. */

const listRanges = () =>
  [...(CSS.highlights.get('found') ?? [])].filter((range) => range instanceof Range);
const listMarked = () => listRanges().map((range) => range.toString());

/** Opens a page about policies with the query and the hash of a URL. */
async function open(url: string): Promise<void> {
  history.replaceState(null, '', url);
  await render(
    <main id="main" tabIndex={-1}>
      <article>
        <h1>Visits</h1>
        <p style={{ height: 2000 }}>A visit.</p>
        <h2 id="cancel">Cancel the policy</h2>
        <p>A policy ends when you cancel it. Many policies do.</p>
        <h3 id="later">Later</h3>
        <p>A canceled policy.</p>
        <h2 id="visits">More visits</h2>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are the same
          <p key={index}>An appointment, and another appointment.</p>
        ))}
        <p>To cancel.</p>
        <p style={{ height: 2000 }} />
      </article>
    </main>,
  );
  onTestFinished(highlightWordsFromUrl());
}

test('the words are marked, the first one in view below the navbar, until Escape is pressed', async () => {
  await open('?_highlight=policy&_highlight=Policies&x=1');
  expect(listMarked()).toEqual(['policy', 'policy', 'policies', 'policy']);
  expect(location.search).toBe('?x=1');
  const { top = 0 } = listRanges()[0]?.getBoundingClientRect() ?? {};
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top).toBeLessThan(720);
  await press('Escape');
  expect(listMarked()).toEqual([]);
});

test('the words are marked in the section of the hit only, also in its heading', async () => {
  await open('?_highlight=cancel+policy#cancel');
  expect(listMarked()).toEqual(['Cancel', 'policy', 'policy', 'cancel', 'policy']);
});

test.for([
  ['?_highlight=appointment', 1],
  ['?_highlight=appointment#visits', 12],
] as const)('on a page with many matches, %s marks few', async ([url, count]) => {
  await open(url);
  expect(listMarked()).toHaveLength(count);
});

test('parameters that are not words mark nothing, and the title of the page is not marked', async () => {
  const words = ['<img src=x onerror=alert(1)>', '', ' ', 'a'.repeat(500), '.*'];
  const query = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
  await open(`?${query}&_highlight=visit#%E0`);
  expect(listMarked()).toEqual([]);
  expect(location.search + location.hash).toBe('#%E0');
  await open('?_highlight=+&_highlight=visit&_highlight=visits#%E0');
  expect(listMarked()).toEqual(['visit', 'visits']);
});

test('if the section of the hit answers in other words, nothing is marked, and it stays in view', async () => {
  await open('?_highlight=appointment#cancel');
  expect(listMarked()).toEqual([]);
  expect(scrollY).toBe(0);
});

test('if the page answers in other words, nothing is marked, and it stays at its top', async () => {
  await open('?_highlight=policy+refused');
  expect(listMarked()).toEqual([]);
  expect(location.search).toBe('');
  expect(scrollY).toBe(0);
});
