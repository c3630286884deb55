import matter from 'gray-matter';
import { z } from 'zod';
import { abbreviate, type Diagnostic, type Finding } from '../kit/diagnostics/diagnostic';
import { parseYaml } from '../kit/diagnostics/parse-yaml';

/** A text of a page that is no Markdown. Its marks would appear in titles, menus, and search. */
const plainText = () =>
  z
    .string()
    .trim()
    .refine((text) => !/[`*<>]|\]\(|(?<!\w)_\w[^_]*_(?!\w)/.test(text), {
      error: 'must be plain text, without Markdown or tags',
    });

/** The metadata between the `---` lines at the start of a doc. */
const frontMatterSchema = z.strictObject({
  /** The page's h1 and the first part of the document's title. */
  title: plainText().min(1).max(60),
  /** One sentence, which appears below the title, in search results and in search engines. */
  description: plainText().min(50).max(180),
  /** A shorter title for the sidebar and the pagination. */
  sidebarLabel: plainText().min(1).max(40).optional(),
  /** Other names for the page, which the texts of links to it can use. */
  aliases: z.array(z.string().trim().min(1)).optional(),
  /** Additional search terms for the page. */
  keywords: z.array(z.string().min(1)).optional(),
  /**
   * Excludes the page from all menus, the search, the sitemap and search engines. To exclude it only from the sidebar,
   * do not list it in sidebar.yaml.
   */
  unlisted: z.boolean().default(false),
  /** Overrides the date of the last commit. */
  lastUpdated: z.iso.date().optional(),
  /** Shows what the contract of elements and screens is. The pages of elements and screens always show it. */
  contract: z.boolean().default(false),
  /** Omits the table of contents. */
  hideToc: z.boolean().default(false),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** The metadata of a page whose own is invalid, in the preview. */
export const createPlaceholder = (title: string): FrontMatter =>
  frontMatterSchema.parse({
    title: title.slice(0, 60),
    description: 'This page cannot be shown until its front matter is valid.',
  });

type ParsedDoc = {
  /** Undefined if the front matter is invalid. */
  frontMatter: FrontMatter | undefined;
  body: string;
  diagnostics: Diagnostic[];
};

/** Finds out why the lines of the front matter cannot be separated from the body; undefined if they can. */
function findFrontMatterProblem(source: string): Finding | undefined {
  const [first = '', ...rest] = source.split('\n');
  if (first !== '---') {
    return {
      message: 'The file has no front matter',
      found: abbreviate(first) || 'an empty line',
      expected: '--- on the first line, then title and description',
    };
  }
  if (rest.some((line) => /^---\s*$/.test(line))) return undefined;
  return {
    message: 'The front matter has no end',
    found: 'the end of the file',
    expected: '--- on the line after the metadata',
  };
}

/**
 * Splits an MDX file into its validated front matter and its body.
 * @param file the path from the project's root
 */
export function parseDoc(source: string, file: string): ParsedDoc {
  const problem = findFrontMatterProblem(source);
  if (problem) {
    const diagnostic = { severity: 'error', file, line: 1, column: 1, ...problem } as const;
    return { frontMatter: undefined, body: source, diagnostics: [diagnostic] };
  }
  // gray-matter's own parser reports no positions. What it passes to another one starts at the end of the first line.
  const parse = (text: string, lineOffset: number) =>
    parseYaml(frontMatterSchema, { file, text, lineOffset });
  // It doesn't parse metadata without content.
  let parsed = parse('', 1);
  const yaml = (text: string) => {
    parsed = parse(text, 0);
    return { ...parsed.value };
  };
  // With options, it doesn't use its global cache.
  const { content } = matter(source, { engines: { yaml } });
  return { frontMatter: parsed.value, body: content, diagnostics: parsed.diagnostics };
}
