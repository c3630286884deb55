import { isPartial } from '../../lib/content/doc-path.mjs';
import { listMdxFiles } from '../../lib/content/mdx';
import { writeText } from '../../lib/kit/files/project-files';

/**
 * Writes a module with the pages of `.md` files. Routes import those of `.mdx` files by a pattern, which Next refuses if no
 * file matches it, and most sites have no `.md` files.
 */
export function run() {
  const files = listMdxFiles().filter((file) => file.endsWith('.md') && !isPartial(file));
  const entries = files.map((file) => `  '${file}': () => import('../../${file}'),\n`).join('');
  writeText(
    '.generated/site/markdown-pages.ts',
    `export const markdownPages: Record<string, () => Promise<typeof import('*.md')>> = {\n${entries}};\n`,
  );
  return `${files.length} pages`;
}
