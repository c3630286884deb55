/** The links by which a reader prepares feedback about a page. */

/** Destination of feedback: the form of a repository for a new issue, or an email address. */
export type FeedbackTarget = { issues?: string | undefined; email?: string | undefined };

export type FeedbackKind = 'helpful' | 'not-helpful' | 'problem';

/** The page that the feedback is about. */
export type FeedbackPage = { title: string; url: string; version: string };

const titles: Readonly<Record<FeedbackKind, string>> = {
  helpful: 'Helpful',
  'not-helpful': 'Not helpful',
  problem: 'Problem',
};

const questions: Readonly<Record<FeedbackKind, string>> = {
  helpful: 'What helped you?',
  'not-helpful': 'What did you look for?',
  problem: 'What is wrong, and what did you expect?',
};

/** The section of a draft until the address names one. */
const wholePage = 'the whole page';

/** Browsers and mail programs cut longer addresses. */
export const maxFeedbackUrlLength = 2000;

/** Shortens a text so that it has at most this many characters when it is encoded. */
export function limitEncoded(text: string, maxLength: number): string {
  const characters = [...text];
  while (encodeURIComponent(characters.join('')).length > maxLength) characters.pop();
  return characters.join('');
}

const formatLocation = (url: string, section: string) =>
  `Page: ${url}\nSection: ${section}\nVersion: `;

/**
 * Builds the link to a draft with the page, its version, and a question. It sends nothing: the reader completes and sends
 * the draft.
 */
export function buildFeedbackUrl(
  { issues, email }: FeedbackTarget,
  kind: FeedbackKind,
  page: FeedbackPage,
): string {
  const title = limitEncoded(`${titles[kind]}: ${page.title}`, 300);
  const body = `${formatLocation(page.url, wholePage)}${page.version}\n\n${questions[kind]}\n\n`;
  const content = `${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  if (email !== undefined) return `mailto:${email}?subject=${content}`;
  const separator = issues?.includes('?') ? '&' : '?';
  return `${issues}${separator}title=${content}`;
}

/**
 * Returns the link with another section of the page.
 * @param href a link that `buildFeedbackUrl` has returned
 * @param url the URL of the section
 * @param section the text of its heading; by default the whole page
 */
export function setFeedbackSection(href: string, url: string, section = wholePage): string {
  const location = formatLocation(limitEncoded(url, 600), limitEncoded(section, 300));
  const changed = href.replace(
    /([?&]body=)Page%3A%20.*?%0AVersion%3A%20/,
    (_match, start: string) => start + encodeURIComponent(location),
  );
  return changed.length > maxFeedbackUrlLength ? href : changed;
}
