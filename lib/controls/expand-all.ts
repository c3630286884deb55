import { listFilterAttribute } from '../site/data-attributes/widgets';
import { collapseLabel, expandLabel } from '../site/expand-labels';

/** Expands the collapsed parts of the list after the button's filter bar, or collapses them if all are expanded. */
export function expandAll(button: HTMLElement): void {
  const list = button.closest(`[${listFilterAttribute}]`)?.nextElementSibling;
  const parts = [...(list?.querySelectorAll('details') ?? [])];
  const isExpanding = parts.some(({ open }) => !open);
  for (const part of parts) part.open = isExpanding;
  button.textContent = isExpanding ? collapseLabel : expandLabel;
}
