/** Shows the cards that hold all the words, and the groups that have one. Returns how many. */
function showCards(list: Element, query: string): number {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    let any = false;
    for (const card of group.querySelectorAll<HTMLElement>('[data-words]')) {
      card.hidden = !wanted.every((word) => card.dataset.words?.includes(word));
      if (card.hidden) continue;
      any = true;
      shown++;
    }
    group.hidden = !any;
  }
  return shown;
}

/**
 * Makes the field work that narrows the list of elements below it, and loads the styles of the list's pictures. The
 * list itself is the page's own HTML.
 * @param bar the element marked `data-element-filter`, with the style sheet's address
 */
export function filterElements(bar: HTMLElement): void {
  const field = bar.querySelector('input');
  const list = bar.nextElementSibling;
  const status = bar.querySelector('[role="status"]');
  if (!field || !list || !status || bar.dataset.elementFilter === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = bar.dataset.elementFilter;
  link.onload = () => list.toggleAttribute('data-ready', true);
  document.head.append(link);
  const count = showCards(list, field.value);
  field.oninput = () => {
    status.textContent = `${showCards(list, field.value)} of ${count}`;
  };
}
