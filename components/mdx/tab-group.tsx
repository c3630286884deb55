'use client';

import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';
import { useStoredTab } from './use-stored-tab';

type TabGroupProps = {
  /** Tab groups with the same name share the selection, which is stored. Without a name, the selection is local. */
  group?: string | undefined;
  tabs: Array<{ value: string; label: string }>;
  children: ReactNode;
};

const nextIndex: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs that follow the WAI-ARIA pattern: arrow keys, Home, and End change the selection. All panels of a named group
 * share one grid cell, which is as high as the highest panel, so that changing the tab or restoring the stored tab does
 * not shift the layout.
 */
export function TabGroup({ group, tabs, children }: TabGroupProps) {
  const id = useId();
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const [storedValue, storeValue] = useStoredTab(group ?? '');
  const [localValue, setLocalValue] = useState<string>();
  const [selectedValue, select] =
    group === undefined ? [localValue, setLocalValue] : [storedValue, storeValue];
  const selected = Math.max(
    0,
    tabs.findIndex(({ value }) => value === selectedValue),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex[event.key]?.(selected, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || !tab) return;
    event.preventDefault();
    select(tab.value);
    buttons.current[index]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {Children.map(children, (child, index) => (
          <div
            role="tabpanel"
            id={`${id}-panel-${tabs[index]?.value}`}
            aria-labelledby={`${id}-tab-${tabs[index]?.value}`}
            data-selected={index === selected}
            data-tab={tabs[index]?.label}
            // Panels without a group can differ greatly in height, and no stored selection changes them on load.
            hidden={group === undefined && index !== selected}
            className={styles.panel}
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
