import { toString as hastToString } from 'hast-util-to-string';
import { prerender } from 'react-dom/static';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '@/components/elements/renderer/screen-view';
import { listExampleOverrides } from '@/lib/elements/screens/example-overrides';
import { getScreens } from '@/lib/elements/screens/load-screens';
import { publishScreen } from '@/lib/elements/screens/publish-screen';
import { listScreenStates } from '@/lib/elements/screens/screen-states';

const htmlParser = unified().use(rehypeParse, { fragment: true });

async function render(document: unknown): Promise<string> {
  const { prelude } = await prerender(<ScreenView document={document} />);
  return new Response(prelude).text();
}

function listHeadingLevels(html: string): number[] {
  const levels: number[] = [];
  visit(htmlParser.parse(html), 'element', ({ tagName }) => {
    if (/^h[1-6]$/.test(tagName)) levels.push(Number(tagName[1]));
  });
  return levels;
}

const documents = getScreens().flatMap((screen) =>
  [...listScreenStates(screen), ...listExampleOverrides(screen)].map(
    ({ title, document }) => [screen.name, title, document] as const,
  ),
);

describe('the screens of the reference app', () => {
  it.each(documents)('%s renders completely: %s', async (_name, _title, document) => {
    const html = await render(document);
    expect(html).not.toMatch(/el-fault|el-unknown|\[object Object\]|undefined/);
    const levels = listHeadingLevels(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });
});

/** Paragraphs have no space between them in the HTML. */
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

describe('the published screens', () => {
  const states = getScreens().flatMap((screen) =>
    publishScreen(screen).states.map((state) => [screen.name, state.title, state] as const),
  );

  it.each(states)('%s has an outline of what it shows: %s', async (_name, _title, state) => {
    const html = htmlParser.parse(await render(state.screen));
    const labels: string[] = [];
    visit(html, 'element', ({ properties }) => {
      labels.push(String(properties.ariaLabel ?? ''), String(properties.alt ?? ''));
    });
    const shown = withoutSpace([hastToString(html), ...labels].join(' '));
    const missing = state.outline.filter(({ text = '' }) => !shown.includes(withoutSpace(text)));
    expect(missing).toEqual([]);
  });
});
