import { findHashTarget } from '../../site/browser/hash-target';
import { setFeedbackSection } from '../../site/feedback-links';

/**
 * A script of its own, which pages load only if the settings turn feedback on (components/docs/page-feedback.tsx).
 */

/** Returns the heading of the section that an element is in. */
function findHeading(target: Element): Element | undefined {
  const headings = document.querySelectorAll('main :is(h1, h2, h3)[id], main h1');
  return [...headings].findLast(
    (heading) =>
      heading === target ||
      heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Returns the text of a heading without the link to itself. */
const readHeading = (heading: Element | undefined): string =>
  [...(heading?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLAnchorElement))
    .map((node) => node.textContent)
    .join('')
    .trim();

/** Adds the section in the address to a link that prepares feedback. */
function addFeedbackSection({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-feedback]') : null;
  if (!link) return;
  const page = link.dataset.feedback ?? '';
  const { hash } = window.location;
  const section = findHashTarget(hash);
  link.href = section
    ? setFeedbackSection(link.href, page + hash, readHeading(findHeading(section)))
    : setFeedbackSection(link.href, page);
}

// In the capture phase, before the link is followed.
document.addEventListener('click', addFeedbackSection, true);
