import { MarkdownViewer as FullMarkdownViewer } from '@stoplight/markdown-viewer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/kit/files/project-files';
import { isRecord } from '@/lib/kit/json/is-record';
import { MarkdownViewer } from './markdown-viewer';
import { parsePlainMarkdown } from './parse-plain-markdown';

function listDescriptions(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listDescriptions);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'description' && typeof item === 'string' ? [item] : listDescriptions(item),
  );
}

const description: unknown = JSON.parse(readText('public/console/doctor-api.json'));
const descriptions = [...new Set(listDescriptions(description))];
const plain = descriptions.filter((text) => parsePlainMarkdown(text) !== undefined);

describe('what takes the place of the Markdown viewer', () => {
  it('needs no parser for nearly all descriptions', () => {
    expect(descriptions.length).toBeGreaterThan(500);
    expect(descriptions.length - plain.length).toBeLessThan(10);
  });

  it('renders a description as the Markdown viewer does', () => {
    const props = { className: 'description', style: { fontSize: 12 }, role: 'textbox' };
    const texts = [...plain, 'One `a` and **b**\nand\n\n"two" \'c\' — d’e; f: (g)?'];
    // Paragraphs are apart by a line break in the original, which is not displayed.
    const render = (Viewer: typeof MarkdownViewer | typeof FullMarkdownViewer, markdown: string) =>
      renderToStaticMarkup(<Viewer {...props} markdown={markdown} />).replaceAll('</p>\n', '</p>');
    const isDifferent = (markdown: string) =>
      render(MarkdownViewer, markdown) !== render(FullMarkdownViewer, markdown);
    expect(texts.filter(isDifferent)).toEqual([]);
  });

  it('has what Elements uses of it', () => {
    const packages = ['elements-core', 'elements', 'json-schema-viewer'];
    const imports = packages.flatMap((name) => [
      ...readText(`node_modules/@stoplight/${name}/index.mjs`).matchAll(
        /import \{([^}]*)\} from '@stoplight\/markdown-viewer'/g,
      ),
    ]);
    const names = imports.flatMap(([, list = '']) =>
      list.split(',').map((item) => item.trim().split(' as ')[0]),
    );
    expect(new Set(names)).toEqual(
      new Set(['MarkdownViewer', 'MarkdownViewerProvider', 'DefaultSMDComponents']),
    );
  });
});
