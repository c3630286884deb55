import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { cachedBy } from '../files/cached';
import { listFiles, readText } from '../files/project-files';

/** The folders of MDX files. */
const mdxFolders = ['content/docs', 'content/api', 'content/versions'] as const;

/** The parser of MDX in checks. Pages are compiled by Next, with the plugins in mdx-options.mjs. */
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/**
 * Parses MDX. Throws a VFileMessage with the position of a syntax error.
 * @param file the path from the project's root, for error messages
 */
export function parseMdxSource(source: string, file?: string): Root {
  return processor.parse(new VFile({ value: source, ...(file !== undefined && { path: file }) }));
}

/** Parses an MDX file once. Throws a VFileMessage with the position of a syntax error. */
export const parseMdxFile = cachedBy(
  mdxFolders,
  (file: string): Root => parseMdxSource(readText(file), file),
);

/** Lists all MDX files of the project, as paths from its root. */
export const listMdxFiles = (): string[] =>
  mdxFolders.flatMap((folder) => listFiles(folder, '.mdx'));
