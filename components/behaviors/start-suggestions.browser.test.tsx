import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchBox } from '@/components/search/search-box';
import { loadTimeoutMs } from '@/lib/site/load-failure';
import { press } from '@/tests/components/press';
import { startSuggestions } from './start-suggestions';

/** What the box shows until its suggestions are there. components/search/search-box.browser.test.tsx tests them. */

const box = page.getByRole('combobox', { name: 'Search' });
const suggestions = page.getByText('Suggestions');
const status = page.getByRole('status');
const alert = page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });

type Code = Awaited<ReturnType<Parameters<typeof startSuggestions>[0]>>;

const code: Code = {
  mountSuggestions: (container, input) => {
    container.textContent = `Suggestions for "${input.value}"`;
    return () => container.replaceChildren();
  },
};

/** Renders the box, and starts the suggestions. Returns the number of times that their code was requested. */
async function open(
  load: () => Promise<Code>,
  before?: () => Promise<void>,
): Promise<() => number> {
  await render(
    <>
      <SearchBox />
      <p>Text</p>
    </>,
  );
  // The pointer is where the test before has left it.
  await page.getByText('Text').hover();
  await before?.();
  const request = vi.fn(load);
  onTestFinished(startSuggestions(request, vi.fn()));
  return () => request.mock.calls.length;
}

/** Lets a test decide when the timers of the page fire. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Returns the URL that the form leads to when it is submitted, without leaving the page. */
function collectSubmittedUrls(): string[] {
  const urls: string[] = [];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const { pathname } = new URL(event.target.action);
    urls.push(`${pathname}?q=${new FormData(event.target).get('q')}`);
  };
  document.addEventListener('submit', onSubmit);
  onTestFinished(() => document.removeEventListener('submit', onSubmit));
  return urls;
}

test.for<[string, () => Promise<void>]>([
  ['receives focus', () => box.click()],
  ['is filled', () => box.fill('token')],
  ['is under the pointer', () => box.hover()],
])('the code loads once, when the box %s', async ([_name, use]) => {
  const countRequests = await open(async () => code);
  expect(countRequests()).toBe(0);
  await use();
  await expect.element(suggestions).toBeVisible();
  await box.click();
  await press('Tab');
  await box.click();
  expect(countRequests()).toBe(1);
});

test.for<[string, () => Promise<void>]>([
  ['text', () => box.fill('token')],
  ['the focus', async () => box.element().focus()],
  ['the pointer', () => box.hover()],
])('the code loads at the start if the box has %s', async ([_name, before]) => {
  await open(async () => code, before);
  await expect.element(suggestions).toBeVisible();
});

test('the box reports that the code loads and that it is late, and keeps what is typed', async () => {
  stopTimers();
  let arrive = (_code: Code) => {};
  await open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await box.fill('tok');
  await expect.element(status).not.toBeInTheDocument();
  vi.advanceTimersByTime(200);
  await expect.element(status).toHaveTextContent(/^Loading search suggestions…$/);
  vi.advanceTimersByTime(loadTimeoutMs);
  await expect
    .element(alert)
    .toHaveTextContent(
      'Loading search suggestions takes longer than usual. Reload the page or search without them',
    );
  await box.fill('token');
  arrive(code);
  await expect.element(suggestions).toHaveTextContent('Suggestions for "token"');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test('after a failure, the reader can search without suggestions', async () => {
  const urls = collectSubmittedUrls();
  await open(() => Promise.reject(new Error('Failed to fetch')));
  await box.fill('token');
  await expect
    .element(alert)
    .toHaveTextContent('Couldn’t load search suggestions. Retry or search without them');
  // The message is below the box, which keeps its height.
  const { bottom } = box.element().getBoundingClientRect();
  expect(alert.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
  await button('search without them').click();
  expect(urls).toEqual(['/search?q=token']);
});

test('after a failure, Retry loads the code again and returns to the field', async () => {
  let isFailing = true;
  const countRequests = await open(async () => {
    if (isFailing) throw new Error('Failed to fetch');
    return code;
  });
  await box.fill('token');
  await button('Retry').click();
  await expect.poll(countRequests).toBe(2);
  await expect.element(alert).toBeVisible();
  isFailing = false;
  await button('Retry').click();
  await expect.element(suggestions).toHaveTextContent('Suggestions for "token"');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  expect(countRequests()).toBe(3);
});

test('what arrives after the behavior has stopped is not used', async () => {
  const mountSuggestions = vi.fn(code.mountSuggestions);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await render(<SearchBox />);
  const stop = startSuggestions(() => arrival.then(() => ({ mountSuggestions })), vi.fn());
  await box.click();
  stop();
  arrive();
  await press('Tab');
  expect(mountSuggestions).not.toHaveBeenCalled();
});
