import { layoutAttribute } from '@/lib/site/data-attributes/widgets';
import { elementsSelectors } from './elements-internals';

/**
 * Scrolls to the start of the console when a link to another operation or schema is clicked in the stacked layout. In
 * the other layout, Elements does that itself. Returns a function that stops it.
 */
export function scrollToSelection(root: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest(elementsSelectors.hashLink) !== null;
    if (isLink && root.parentElement?.getAttribute(layoutAttribute) === 'stacked')
      root.scrollIntoView();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
