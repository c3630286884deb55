/**
 * A search result: a page, a heading with the text below it, or a row with an id. A page comes before its parts.
 * @template Kind the names of the site's kinds of records
 */
export type SearchRecord<Kind extends string = string> = {
  /** The page's path, with the anchor if the record is a part of the page. */
  url: string;
  kind: Kind;
  /** The part of the site that the page belongs to, by which results can be limited, or an empty string. */
  context: string;
  /** The page's breadcrumbs, followed by its title if the record is a part of the page. */
  trail: string[];
  /** The page's title, the heading, or the row's name. */
  name: string;
  /** Other names: an operation's path and id, or the last segment of the URL. */
  identifiers: string[];
  /** Names that only a query with the entire name finds, such as `Specialty 23`. Their words alone do not. */
  aliases?: readonly string[];
  keywords: string;
  /** The questions that it answers. */
  questions: string[];
  /** The names of the records on the page; empty for the records themselves. */
  contents: string;
  /** All of its text, by which it is found. */
  text: string;
  /** Sentences of the text, with code in backticks, which a hit displays. */
  prose: string;
  /** The other parts of the text, such as code samples and cells, one per line. */
  otherText?: string;
  /** The method and path of an operation; empty for other records. */
  signature: string;
  /** A mark that a hit displays, such as `new`. */
  badge?: string;
};
