// @ts-check
import GithubSlugger from 'github-slugger';

/** The id that remark-rehype gives the heading above the footnotes, which only screen readers read. */
export const footnoteLabelId = 'footnote-label';

/**
 * Whether a node is the number of a footnote.
 * @param {import('hast').Nodes} node
 * @returns {boolean}
 */
export const isFootnoteMark = (node) =>
  node.type === 'element' &&
  (node.properties.dataFootnoteRef !== undefined ||
    (node.tagName === 'sup' && node.children.length > 0 && node.children.every(isFootnoteMark)));

/**
 * Returns the text of a heading with those of its images, but without the numbers of footnotes.
 * @param {import('hast').Nodes} node
 * @returns {string}
 */
export function headingText(node) {
  if (node.type === 'text') return node.value;
  if (isFootnoteMark(node)) return '';
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(headingText).join('') : '';
}

/**
 * Returns a function that makes ids of the headings of a page. Equal texts are equal ids, however their letters are
 * encoded, and a heading without letters has an id too.
 * @returns {(text: string) => string}
 */
export function createIdMaker() {
  const slugger = new GithubSlugger();
  return (text) => {
    const normalized = text.trim().normalize('NFC');
    const hasLetters = /[^-]/.test(new GithubSlugger().slug(normalized));
    return slugger.slug(hasLetters ? normalized : 'section');
  };
}
