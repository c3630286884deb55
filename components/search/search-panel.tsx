import type { ReactNode, Ref } from 'react';

/** The listbox of the panel: recent searches or suggestions. */
export type PanelList = { id: string; label: string; isEmpty: boolean; options: ReactNode };

/** The keys of the list. Assistive software announces them itself. */
function KeyHints() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> Move
      </span>
      <span>
        <kbd>Enter</kbd> Open
      </span>
      <span>
        <kbd>Esc</kbd> Close
      </span>
    </p>
  );
}

/**
 * The panel below the search box.
 * @param list hidden without options, because a listbox must not be empty
 */
export function SearchPanel({
  ref,
  list,
  header,
  footer,
}: {
  ref: Ref<HTMLDivElement>;
  list: PanelList;
  header: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="search-panel" ref={ref}>
      {header}
      <div
        id={list.id}
        role="listbox"
        aria-label={list.label}
        className="search-list"
        hidden={list.isEmpty}
        // Chromium has the Tab key stop at what scrolls, but the field has the keys of the list.
        tabIndex={-1}
      >
        {list.options}
      </div>
      <div className="search-end">{footer}</div>
      {!list.isEmpty && <KeyHints />}
    </div>
  );
}
