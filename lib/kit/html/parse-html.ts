import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);

/** Parses an HTML document as browsers do. Elements have their positions in the source. */
export const parseHtml = (html: string): Root => parser.parse(html);
