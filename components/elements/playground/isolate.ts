/**
 * Makes everything outside of an element inert, so that neither the focus nor a screen reader gets behind an element that
 * covers the page.
 * @returns a function that undoes it
 */
export function isolate(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const outside of changed) outside.inert = false;
  };
}
