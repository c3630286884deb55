import { normalizePath } from '../site/urls';

/** Marks the links to the current page among those that have been added to the document. */
export function markCurrentLinks(root: ParentNode): void {
  const { origin, pathname } = window.location;
  for (const link of root.querySelectorAll('a'))
    if (link.href === origin + normalizePath(pathname)) link.ariaCurrent = 'page';
}
