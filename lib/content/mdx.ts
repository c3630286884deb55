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

/**
 * The syntax of the pages: the one MDX parser besides Next's own compilation, whose plugins are in mdx-options.mjs.
 */
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/**
 * Parses MDX. Throws a VFileMessage with the position of a syntax error.
 * @param file path from the project's root, for messages
 */
export function parseMdxSource(source: string, file?: string): Root {
  return processor.parse(new VFile({ value: source, ...(file !== undefined && { path: file }) }));
}

/** The syntax tree of an MDX file, parsed once. Throws a VFileMessage with the position of a syntax error. */
export const parseMdxFile = cachedBy(
  mdxFolders,
  (file: string): Root => parseMdxSource(readText(file), file),
);

/** All MDX files of the project, as paths from its root. */
export const listMdxFiles = (): string[] =>
  mdxFolders.flatMap((folder) => listFiles(folder, '.mdx'));
