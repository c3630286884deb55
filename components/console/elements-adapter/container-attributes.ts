import { layoutAttribute, requestFormAttribute } from '@/lib/site/data-attributes/widgets';
import { elementsSelectors } from './elements-internals';

/**
 * Reports on the container of Elements what the console's own styles and scripts depend on:
 * - `data-layout="stacked"`: one column, and the console is part of the page. `data-layout="columns"`: the console is
 *   as high as the window and scrolls by itself.
 * - `data-request-form`: an operation with a form is displayed.
 * @param root the element that Elements is rendered into. Its parent is the container.
 */
export function updateContainerAttributes(root: Element): void {
  const container = root.parentElement;
  if (!container) return;
  const isStacked = root.querySelector(elementsSelectors.singleColumnBar) !== null;
  container.setAttribute(layoutAttribute, isStacked ? 'stacked' : 'columns');
  const hasForm = root.querySelector(elementsSelectors.requestForm) !== null;
  container.toggleAttribute(requestFormAttribute, hasForm);
}
