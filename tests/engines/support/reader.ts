import { expect } from '@playwright/test';
import type { Driver, Size } from './driver';

/** An element: the first visible one that matches a selector and whose text or label matches a pattern. */
export type Target = { selector: string; text?: RegExp };

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** A reader of the portal: what a driver does, waiting as long as the page needs. */
export type Reader = Omit<Driver, 'evaluate' | 'click'> & {
  /** Opens a page of the portal and waits until its controls and behaviors run, as if the reader used it at once. */
  visit: (path: string) => Promise<void>;
  /** Waits until the page's controls and behaviors run. */
  settle: () => Promise<void>;
  /** Calls a function in the page, which sees nothing but its arguments. */
  run: <Args extends unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Waits until a function in the page returns what is expected. */
  expectIn: <Args extends unknown[]>(
    task: (...args: Args) => unknown,
    expected: unknown,
    ...args: Args
  ) => Promise<void>;
  /** Waits until an element shows a text. */
  expectText: (selector: string, pattern: RegExp) => Promise<void>;
  /** Waits until the page has a path. */
  expectPath: (path: string) => Promise<void>;
  click: (selector: string, text?: RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Pastes the clipboard into a field and returns the text. */
  paste: () => Promise<string>;
};

/** The point at which an element can be clicked, when it has stopped to move and nothing covers it. */
async function findPoint(selector: string, source: string): Promise<[number, number] | undefined> {
  const pattern = new RegExp(source);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.closest('[inert]') &&
      // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown
      (pattern.test(candidate.ariaLabel ?? '') || pattern.test(candidate.innerText.trim())),
  );
  if (!element) return undefined;
  const center = () => {
    const [box] = element.getClientRects();
    return box ? ([box.left + box.width / 2, box.top + box.height / 2] as const) : undefined;
  };
  const isReachable = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (element.contains(hit) ||
        (hit.contains(element) && hit.closest('label, summary, a, button') === hit))
    );
  };
  const before = center();
  if (!before) return undefined;
  if (!isReachable(before)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = center();
  return after && isReachable(after) && before.every((value, index) => value === after[index])
    ? [...after]
    : undefined;
}

/** Creates a reader who uses a browser. */
export function createReader(driver: Driver, origin: string): Reader {
  const run: Reader['run'] = async (task, ...args) =>
    // The protocols return what the page has computed as it is.
    (await driver.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Awaited<
      ReturnType<typeof task>
    >;
  const expectIn: Reader['expectIn'] = (task, expected, ...args) =>
    expect
      // A page that is being replaced cannot be asked.
      .poll(() => run(task, ...args).catch((error: Error) => error.message), {
        message: String(task).replace(/\s+/g, ' ').slice(0, 200),
        intervals: [50],
      })
      .toEqual(expected);
  const settle = () =>
    expectIn(() => {
      document.dispatchEvent(new Event('focusin'));
      const { dataset } = document.documentElement;
      return 'controlsReady' in dataset && 'behaviorsReady' in dataset;
    }, true);
  const visit = async (path: string) => {
    await driver.open(origin + path);
    await settle();
  };
  const click: Reader['click'] = async (selector, text = /(?:)/) => {
    let point: [number, number] | undefined;
    await expect
      .poll(
        async () => {
          point = await run(findPoint, selector, text.source).catch(() => undefined);
          return point !== undefined;
        },
        { message: `${selector} ${text} can be clicked`, intervals: [50] },
      )
      .toBe(true);
    if (point) await driver.click(...point);
  };
  return {
    ...driver,
    resize: async (size) => {
      await driver.resize(size);
      await expectIn(() => innerWidth, size.width);
    },
    run,
    expectIn,
    settle,
    visit,
    click,
    expectPath: (path) => expectIn(() => location.pathname + location.search + location.hash, path),
    expectText: (selector, pattern) =>
      expectIn(
        (selector, source) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some((element) =>
            // In WebKit, the text of a block can end with a line break.
            // biome-ignore lint/performance/useDomNodeTextContent: the text that is shown
            new RegExp(source).test(element.innerText.trim()),
          ),
        true,
        selector,
        pattern.source,
      ),
    type: async (text) => {
      for (const character of text) await driver.press(character);
    },
    paste: async () => {
      await run(() => {
        const field = document.createElement('textarea');
        field.id = 'pasted';
        field.style.cssText = 'position: fixed; inset: 80px auto auto 0; z-index: 9999';
        document.body.append(field);
        field.focus();
      });
      await driver.press('Control+v');
      const read = () => document.querySelector<HTMLTextAreaElement>('#pasted')?.value ?? '';
      await expect.poll(() => run(read)).not.toBe('');
      const pasted = await run(read);
      await run(() => document.querySelector('#pasted')?.remove());
      return pasted;
    },
  };
}

/** Waits until the page is as wide as a window of this size. */
export const expectFitting = (reader: Reader, { width }: Size) =>
  reader.expectIn(
    () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { width: innerWidth, overflow: scrollWidth - clientWidth };
    },
    { width, overflow: 0 },
  );

/**
 * Makes a click move the focus as in Safari, where it goes to what is focusable by mouse around a link or a button, or
 * is lost (`isMouseFocusable` in WebKit). WebKitGTK focuses links and buttons like other browsers.
 */
export const imitateSafariFocus = (reader: Reader) =>
  reader.run(() => {
    const fields =
      'textarea, summary, select, dialog, iframe, [tabindex], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"], [type="range"])';
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const focused = event.target.closest<HTMLElement>(`${fields}, button, input, a[href]`);
      const inSafari = event.target.closest<HTMLElement>(fields);
      if (focused === inSafari) return;
      event.preventDefault();
      if (inSafari) inSafari.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
