import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import rehypeTaskLabels from './rehype-task-labels.mjs';

/** Returns the contents of the labels. */
async function listLabels(text: string): Promise<string[]> {
  const code = await compile(text, {
    jsx: true,
    elementAttributeNameCase: 'html',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeTaskLabels],
  });
  const html = String(code).replace(/_components\.|\{"(.*?)"\}/g, '$1');
  return [...html.matchAll(/<label>(.*?)<\/label>/g)].map(([, label = '']) =>
    label.replace(/<input type="checkbox"[^>]*> ?/, '☐ '),
  );
}

it('labels the checkbox of a task with its text, which can contain links', async () => {
  expect(await listLabels('- [ ] Read **this**\n- [x] Read [that](/that)\n- No task\n')).toEqual([
    '☐ Read <strong>this</strong>',
    '☐ Read <a href="/that">that</a>',
  ]);
});

it('leaves what follows the text out of the label', async () => {
  expect(await listLabels('- [ ] One\n  - [ ] Two\n')).toEqual(['☐ One\\n', '☐ Two']);
  expect(await listLabels('- [ ] One\n\n  More\n\n- [ ] Two\n')).toEqual(['☐ One', '☐ Two']);
});
