import { Parser } from 'htmlparser2';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '@/components/contract/screen-view';
import { listExampleOverrides } from '@/lib/contract/screens/example-overrides';
import { getScreens } from '@/lib/contract/screens/load-screens';
import { listScreenStates } from '@/lib/contract/screens/screen-states';

/** The reference app's screens as the renderer draws them. */

async function draw(document: unknown): Promise<string> {
  const { prelude } = await prerender(<ScreenView document={document} />);
  return new Response(prelude).text();
}

function listHeadingLevels(html: string): number[] {
  const levels: number[] = [];
  const parser = new Parser({
    onopentag(name) {
      if (/^h[1-6]$/.test(name)) levels.push(Number(name[1]));
    },
  });
  parser.end(html);
  return levels;
}

const drawings = getScreens().flatMap((screen) => [
  ...listScreenStates(screen).map(({ title, document }) => [screen.name, title, document] as const),
  ...listExampleOverrides(screen).map(
    ({ title, document: drawn }) => [screen.name, title, drawn] as const,
  ),
]);

describe('the reference app', () => {
  it.each(drawings)('%s is drawn whole: %s', async (_name, _title, document) => {
    const html = await draw(document);
    expect(html).not.toMatch(/el-fault|el-unknown|\[object Object\]|undefined/);
    const levels = listHeadingLevels(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });
});
