import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';

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
 * @param bar the element marked `data-element-filter`
 */
export function filterElements(bar: HTMLElement): void {
  const field = bar.querySelector('input');
  const list = bar.nextElementSibling;
  const status = bar.querySelector('[role="status"]');
  if (!field || !list || !status) return;
  const link = loadStylesheet(allElementsStylesheet);
  const showPictures = () => list.toggleAttribute('data-ready', true);
  if (link.sheet) showPictures();
  else link.addEventListener('load', showPictures);
  const count = showCards(list, field.value);
  field.oninput = () => {
    status.textContent = `${showCards(list, field.value)} of ${count}`;
  };
}
