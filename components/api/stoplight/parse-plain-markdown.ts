/** Part of a paragraph: text, code, strong text, or a link to a page of this site. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Starts of lines that are a list, a heading, a quote, a rule, a table, or code. */
const blockStart = /^(?:\s|[-+#>=:|]|\d+[.)])/;

/** Characters that can have a meaning in Markdown outside of code, and what is made a link or an image by itself. */
const markup = /[*_[\]<>&\\|~`@{}]|:\w+:|\bwww\.|:\/\/|\s\n/i;

const inlineParts =
  /`([^`\n]*[^`\s])`|\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|\[([^\][]+)\]\((\/[^()\s]*)\)/g;

/** Returns the parts of a paragraph, or undefined if it has other markup than code, strong text and links. */
function parseParagraph(text: string): Inline[] | undefined {
  if (text.split('\n').some((line) => blockStart.test(line))) return undefined;
  const parts: Inline[] = [];
  let end = 0;
  const addText = (part: string) => {
    if (part !== '') parts.push({ kind: 'text', text: part });
    return !markup.test(part);
  };
  for (const match of text.matchAll(inlineParts)) {
    const [whole, code, strong = '', label = '', href] = match;
    if (!addText(text.slice(end, match.index))) return undefined;
    if (code === undefined && markup.test(strong + label)) return undefined;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (href !== undefined) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'strong', text: strong });
    end = match.index + whole.length;
  }
  return addText(text.slice(end)) ? parts : undefined;
}

/**
 * Parses Markdown that consists of paragraphs with code, strong text and links of this site, as nearly all descriptions do.
 * @returns the paragraphs, or undefined if the text might have other markup: a parser of Markdown decides then
 */
export function parsePlainMarkdown(markdown: string): Inline[][] | undefined {
  const paragraphs: Inline[][] = [];
  for (const text of markdown.trimEnd().split(/\n{2,}/)) {
    if (text === '') continue;
    const paragraph = parseParagraph(text);
    if (!paragraph) return undefined;
    paragraphs.push(paragraph);
  }
  return paragraphs;
}
