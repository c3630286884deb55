import { roleAttribute } from '../../../site/data-attributes/role-lens';

/**
 * Calls a function when the reader selects another role on the page. The role lens is a script of its own, so the root
 * element is what they share.
 * @returns a function that stops this
 */
export function watchRole(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [roleAttribute] });
  return () => observer.disconnect();
}
