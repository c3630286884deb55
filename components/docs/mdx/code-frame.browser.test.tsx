import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startControls } from '@/tests/components/controls';
import { holdTimeout } from '@/tests/components/hold-timeout';
import { CodeFrame } from './code-frame';

const source = `curl ${'https://api.example.com/'.repeat(8)}`;
const pre = page.getByRole('group', { name: 'A call' });
const copy = page.getBySelector('[data-control="copy-code"]');

async function open(html = source) {
  await render(<CodeFrame html={html} language="bash" title="A call" />);
  startControls();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.for([
  ['for a second that the code was copied', 'Copied', 1000],
  ['for four seconds that copying failed', /^Copying failed: select the text/, 4000],
] as const)('the copy button says %s', async ([_name, label, duration]) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (label === 'Copied') write.mockResolvedValue();
  else write.mockRejectedValue(new Error('denied'));
  await open();
  const endTimeout = holdTimeout(duration);
  // The second click, while the first is still reported, does not become the name of the button.
  for (let count = 1; count <= 2; count++) {
    await copy.click();
    await expect.poll(() => write.mock.calls.length).toBe(count);
    await expect.element(copy).toHaveAccessibleName(label);
  }
  await expect.element(page.getByRole('status')).toHaveTextContent(label);
  expect(write).toHaveBeenLastCalledWith(source);
  expect(copy.element()).toHaveAccessibleName(label);
  endTimeout();
  expect(copy.element()).toHaveAccessibleName('Copy code to clipboard');
  expect(page.getByRole('status').element()).toBeEmptyDOMElement();
});

test.for([360, 1280])(
  'line numbers are beside their lines at %i px, and are not copied',
  async (width) => {
    await page.viewport(width, 740);
    onTestFinished(() => page.viewport(1280, 800));
    const long = 'x = '.padEnd(600, 'long text ');
    const lines = ['one', long, '', long, 'last'];
    // As highlightCode writes them.
    const html = lines
      .map(
        (line, index) => `<span class="${index % 3 === 1 ? 'line marked' : 'line'}">${line}</span>`,
      )
      .join('\n');
    await render(<CodeFrame html={html} language="text" firstLine={98} title="A call" />);
    const marks = [...document.querySelectorAll('.line')];
    expect(marks).toHaveLength(lines.length);
    const tops = marks.map((mark) => mark.getClientRects()[0]?.top ?? 0);
    const heights = tops.map((top, index) => (tops[index + 1] ?? top) - top);
    // A wrapped line is higher than one row, and the next number is below it.
    const row = heights[0] ?? 0;
    expect(row).toBeGreaterThan(10);
    expect(heights[1]).toBeGreaterThan(row * 1.5);
    expect(heights[2]).toBeLessThan(row * 1.5);
    const [first, second] = marks.map((mark) => getComputedStyle(mark, '::before'));
    expect([first?.content, second?.width]).toEqual(['counter(line) / ""', first?.width]);
    expect(pre.getBySelector('code').element().textContent).toBe(lines.join('\n'));
    expect(pre.element().scrollWidth).toBe(pre.element().clientWidth);
  },
);
