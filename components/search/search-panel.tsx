import type { ReactNode, Ref } from 'react';

/** What the panel's list holds: searches of before while nothing is typed, else suggestions. */
export type PanelList = { id: string; label: string; isEmpty: boolean; options: ReactNode };

/**
 * The panel below the search box: a line above the list, the list of options, what stands below it.
 * @param list hidden where it has no option, since a listbox must not be empty
 */
export function SearchPanel({
  ref,
  list,
  header: above,
  footer: below,
}: {
  ref: Ref<HTMLDivElement>;
  list: PanelList;
  header: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="search-panel" ref={ref}>
      {above}
      <div
        id={list.id}
        role="listbox"
        aria-label={list.label}
        className="search-list"
        hidden={list.isEmpty}
      >
        {list.options}
      </div>
      <div className="search-end">{below}</div>
    </div>
  );
}
