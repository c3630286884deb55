import { collapseLabel, expandLabel } from '../../site/expand-labels';

/** Expands the collapsed parts of the list after the button's filter bar, or collapses them if all are expanded. */
export function expandAll(button: HTMLElement): void {
  const list = button.closest('[data-list-filter]')?.nextElementSibling;
  // What a case of the sandbox has compared is not a part of the list.
  const parts = [
    ...(list?.querySelectorAll<HTMLDetailsElement>('details:not([data-case] *)') ?? []),
  ];
  const isExpanding = parts.some(({ open }) => !open);
  for (const part of parts) part.open = isExpanding;
  button.textContent = isExpanding ? collapseLabel : expandLabel;
}
