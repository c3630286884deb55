import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import rehypeExportHeadings from './rehype-export-headings.mjs';
import rehypeHeadingIds from './rehype-heading-ids.mjs';
import rehypeStepIds from './rehype-step-ids.mjs';

const compilePage = async (text: string): Promise<string> =>
  String(
    await compile(text, {
      jsx: true,
      rehypePlugins: [rehypeHeadingIds, rehypeStepIds, rehypeExportHeadings],
    }),
  );

const page = `
<Steps>
<Step title="Log out">

Text

</Step>
<Step title="Log out">

Text

</Step>
</Steps>

## Log out
`;

describe('steps of a page', () => {
  it('have ids that differ from those of headings, which keep theirs', async () => {
    const code = await compilePage(page);
    expect([...code.matchAll(/<Step title="[^"]*" id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'log-out-1',
      'log-out-2',
    ]);
    expect(code).toContain('id="log-out"');
  });

  it('are in the table of contents, in the order of the page', async () => {
    const code = await compilePage(page);
    const ids = [...code.matchAll(/"?id"?: "([^"]*)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['log-out-1', 'log-out-2', 'log-out']);
  });
});
