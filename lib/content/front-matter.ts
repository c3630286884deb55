import matter from 'gray-matter';
import { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';

/** What an author may write between the `---` lines of a doc. Unknown keys are errors. */
export const frontMatterSchema = z.strictObject({
  /** The page's h1 and the first part of the document's title. */
  title: z.string().trim().min(1).max(60),
  /** One sentence: shown under the title, in search results and to search engines. */
  description: z.string().trim().min(50).max(180),
  /** A shorter title for the sidebar and the pager. */
  sidebarLabel: z.string().trim().min(1).max(40).optional(),
  /** Further words by which search finds the page. */
  keywords: z.array(z.string().min(1)).optional(),
  /**
   * Reachable by its address only: in no menu, search or sitemap, and not indexed. A page that only the sidebar
   * leaves out is not named in sidebar.yaml, and needs no mark.
   */
  unlisted: z.boolean().default(false),
  /** Overrides the date that git gives. */
  lastUpdated: z.iso.date().optional(),
  /** Leaves the table of contents out. */
  hideToc: z.boolean().default(false),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

export type ParsedDoc = { frontMatter?: FrontMatter; body: string; diagnostics: Diagnostic[] };

/**
 * Splits an MDX file into its validated front matter and its body.
 * @param file path from the project's root, for messages
 */
export function parseDoc(source: string, file: string): ParsedDoc {
  if (!source.startsWith('---\n')) {
    const message = 'The file has no front matter';
    const expected = '--- on the first line, then title and description';
    const found = source.split('\n', 1)[0];
    return {
      body: source,
      diagnostics: [{ severity: 'error', file, line: 1, column: 1, message, found, expected }],
    };
  }
  // gray-matter splits; the YAML is parsed by parseYaml, which knows lines. The custom engine keeps
  // gray-matter from throwing a fault without a place, the options from using its process-wide cache.
  const { content, matter: yaml } = matter(source, { engines: { yaml: () => ({}) } });
  const parsed = parseYaml(frontMatterSchema, {
    file,
    text: yaml,
    lineOffset: yaml.startsWith('\n') ? 0 : 1,
  });
  return { frontMatter: parsed.value, body: content, diagnostics: parsed.diagnostics };
}
