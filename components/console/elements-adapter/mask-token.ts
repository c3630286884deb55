import { findSandboxUser } from '@/lib/console/sandbox-user';
import { readToken } from '@/lib/console/token-storage';
import { elementsSelectors, elementsTexts } from './elements-internals';

/** Stands for the reader's token in request samples. */
const mask = 'YOUR_TOKEN';

/** Shorter texts are not tokens, and could be part of other words: the reader is typing, or tries something. */
const minLength = 6;

/** Returns the token of this tab if it is a secret. Those of the sandbox's users are published. */
function findSecret(): string | undefined {
  const token = readToken();
  if (token === undefined || token.length < minLength || findSandboxUser(token)) return undefined;
  return token;
}

/** Replaces a token in the text and in the accessible names of an element. React owns everything else. */
function maskElement(element: Element, token: string): void {
  for (const named of element.querySelectorAll('[aria-label]')) {
    const label = named.getAttribute('aria-label') ?? '';
    if (label.includes(token)) named.setAttribute('aria-label', label.replaceAll(token, mask));
  }
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue?.includes(token)) node.nodeValue = node.nodeValue.replaceAll(token, mask);
  }
}

/**
 * Replaces the reader's token in the request sample, which Elements writes out with it: readers share samples and
 * pictures of them. Call it again whenever the markup changes.
 */
export function maskTokenInSample(root: Element): void {
  const token = findSecret();
  if (token === undefined) return;
  for (const panel of root.querySelectorAll(elementsSelectors.codePanel)) {
    const title = panel.querySelector(elementsSelectors.panelTitle)?.textContent ?? '';
    if (title.startsWith(elementsTexts.requestSample)) maskElement(panel, token);
  }
}

/**
 * Replaces the reader's token in copied samples. The button of Elements copies its own text, not that in the document.
 * Only texts with the name of the header are changed, so that the token itself can be copied.
 * @returns a function that stops it
 */
export function maskTokenInCopies(): () => void {
  const onCopy = (event: ClipboardEvent) => {
    const token = findSecret();
    const text = document.getSelection()?.toString() ?? '';
    if (token === undefined || !text.includes(token) || !/x-token/i.test(text)) return;
    event.clipboardData?.setData('text/plain', text.replaceAll(token, mask));
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('copy', onCopy, true);
  return () => document.removeEventListener('copy', onCopy, true);
}
