import { distance } from 'fastest-levenshtein';
import matter from 'gray-matter';
import { z } from 'zod';
import {
  abbreviate,
  type Diagnostic,
  type Finding,
  locateFindings,
} from '../kit/diagnostics/diagnostic';
import { parseYaml } from '../kit/diagnostics/parse-yaml';
import { describeNames } from '../kit/diagnostics/suggest-name';
import { parseYamlSource } from '../kit/diagnostics/yaml-source';
import { isRecord } from '../kit/json/is-record';

/** A text of a page that is no Markdown. Its marks would appear in titles, menus, and search. */
const plainText = () =>
  z
    .string()
    .trim()
    .refine((text) => !/[`*<>]|\]\(|(?<!\w)_\w[^_]*_(?!\w)/.test(text), {
      error: 'must be plain text, without Markdown or tags',
    });

/** The metadata between the `---` lines at the start of a doc. */
const frontMatterSchema = z.object({
  /** The page's h1 and the first part of the document's title. */
  title: plainText().min(1),
  /**
   * One sentence, which appears below the title, in search results and in search engines. Default: the first paragraph,
   * which appears only there.
   */
  description: plainText().min(1).optional(),
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
  /** Whether only the development server has the page. */
  draft: z.boolean().default(false),
  /** Replaces the name of the file in the URL, or with a leading slash the path after `/docs`. */
  slug: z
    .string()
    .regex(
      /^\/?[\w.~-]+(?:\/[\w.~-]+)*$/,
      'a path of letters, digits, dots, dashes, tildes and underscores',
    )
    .optional(),
  /** Overrides the date of the last commit. */
  lastUpdated: z.iso.date().optional(),
  /** Shows what the contract of elements and screens is. The pages of elements and screens always show it. */
  contract: z.boolean().default(false),
  /** Omits the table of contents. */
  hideToc: z.boolean().default(false),
});

export type FrontMatter = Omit<z.output<typeof frontMatterSchema>, 'description'> & {
  description: string;
  /** Whether the description is the first paragraph of the page. */
  isExcerpt: boolean;
};

const knownKeys = Object.keys(frontMatterSchema.shape);

/** Keys of other tools with the same meaning. */
const otherNames: Readonly<Record<string, string>> = {
  sidebar_label: 'sidebarLabel',
  hide_table_of_contents: 'hideToc',
  last_update: 'lastUpdated',
};

/** Renames keys of other tools. */
const renameKeys = (data: unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(
        Object.entries(data).map(([key, value]) => [
          Object.hasOwn(data, otherNames[key] ?? key) ? key : (otherNames[key] ?? key),
          value,
        ]),
      )
    : data;

const maxTypingErrors = 2;

/** Advises against keys without an effect. One that is nearly known is an error: it would have an effect. */
function checkKeys(text: string, file: string, lineOffset: number): Diagnostic[] {
  const source = parseYamlSource(text, lineOffset);
  const data: unknown = source.document.toJS();
  const unknown = isRecord(data)
    ? Object.keys(data).filter((key) => !knownKeys.includes(key) && !Object.hasOwn(otherNames, key))
    : [];
  const findings = unknown.map((key) => {
    const isTypo = knownKeys.some(
      (known) => distance(key.toLowerCase(), known.toLowerCase()) <= maxTypingErrors,
    );
    const [message, expected] = [`Unknown key "${key}"`, describeNames(key, knownKeys)];
    return {
      at: [key],
      severity: isTypo ? 'error' : 'advice',
      message,
      found: key,
      expected,
    } as const;
  });
  return locateFindings(file, findings, source.positionOfKey);
}

/** The lengths of texts that search results and shared links show completely. */
const lengths = { title: [1, 60], description: [50, 180] } as const;

/** Advises on texts that are too short or too long. */
function checkLengths(
  texts: { title: string; description?: string | undefined },
  file: string,
  text: string,
): Diagnostic[] {
  const { positionOfKey } = parseYamlSource(text);
  const findings = (['title', 'description'] as const).flatMap((key) => {
    const [min, max] = lengths[key];
    const { length } = texts[key] ?? 'x'.repeat(min);
    if (length >= min && length <= max) return [];
    const message = `${key}: ${length < min ? 'Too short' : 'Too long'}`;
    const expected = length < min ? `at least ${min} characters` : `at most ${max} characters`;
    return [
      { at: [key], severity: 'advice', message, found: `${length} characters`, expected } as const,
    ];
  });
  return locateFindings(file, findings, positionOfKey);
}

/** The metadata of a page whose own is invalid, in the preview. */
export const createPlaceholder = (title: string): FrontMatter => ({
  ...frontMatterSchema.parse({ title: title.slice(0, 60) }),
  description: 'This page cannot be shown until its front matter is valid.',
  isExcerpt: false,
});

type ParsedDoc = {
  /** Undefined if the front matter is invalid. */
  frontMatter: FrontMatter | undefined;
  body: string;
  diagnostics: Diagnostic[];
};

/** Comments, imports, and empty lines, which can precede the first text of a page. */
const beforeText = /^(?:\s+|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export) .*\n)*/;

/** Reads the title of a page without one in its metadata: a heading of level 1 at the start. */
const readHeading = (body: string): string | undefined =>
  /^#[ \t]+(.+?)(?:[ \t]+\{#\S+\})?[ \t]*#*[ \t]*$/m.exec(
    body.replace(beforeText, '').split('\n')[0] ?? '',
  )?.[1];

const maxExcerpt = 180;

/** Reads the first paragraph of a page as plain text, shortened to whole words. */
function readExcerpt(body: string): string {
  const blocks = body.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').split(/\n\s*\n/);
  const paragraph = blocks.find(
    (block) =>
      /^[\p{L}\p{N}[("'*_`]/u.test(block.trimStart()) &&
      !/^\s*(?:import|export) |^\s*(?:[*-]|\d+[.)]) /.test(block),
  );
  const text = (paragraph ?? '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>|[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxExcerpt ? text : `${text.slice(0, maxExcerpt).replace(/\s+\S*$/, '')}…`;
}

/** Finds out why the lines of the front matter cannot be separated from the body; undefined if they can. */
function findFrontMatterProblem(source: string): Finding | undefined {
  const [first = '', ...rest] = source.split('\n');
  if (first !== '---') {
    return {
      message: 'The file has no front matter, and no # Title',
      found: abbreviate(first) || 'an empty line',
      expected: '---, title: …, --- on the first lines',
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
  const heading = source.startsWith('---') ? undefined : readHeading(source);
  const problem = heading === undefined ? findFrontMatterProblem(source) : undefined;
  if (problem) {
    const diagnostic = { severity: 'error', file, line: 1, column: 1, ...problem } as const;
    return { frontMatter: undefined, body: source, diagnostics: [diagnostic] };
  }
  // gray-matter's own parser reports no positions. What it passes to another one starts at the end of the first line.
  const parse = (text: string, lineOffset: number, title?: string) => ({
    ...parseYaml(frontMatterSchema, { file, text, lineOffset }, (data) => ({
      ...(title !== undefined && { title }),
      ...Object(renameKeys(data)),
    })),
    text,
    lineOffset,
  });
  // It doesn't parse metadata without content.
  let parsed = parse('', 1, heading);
  const yaml = (text: string) => {
    parsed = parse(text, 0, readHeading(source.replace(/^---\n[\s\S]*?\n---[ \t]*\n/, '')));
    return { ...parsed.value };
  };
  // With options, it doesn't use its global cache.
  const { content: body } = matter(source, { engines: { yaml } });
  const { value, diagnostics, text, lineOffset } = parsed;
  if (!value) {
    const hasSyntax = diagnostics.every(({ message }) => !/^(?:Missing key|\w+: )/.test(message));
    return {
      frontMatter: undefined,
      body,
      diagnostics: hasSyntax ? diagnostics : [...diagnostics, ...checkKeys(text, file, lineOffset)],
    };
  }
  const description = value.description ?? readExcerpt(body);
  return {
    frontMatter: { ...value, description, isExcerpt: value.description === undefined },
    body,
    diagnostics: [...checkKeys(text, file, lineOffset), ...checkLengths(value, file, text)],
  };
}
