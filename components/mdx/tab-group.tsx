'use client';

import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';
import { useStoredTab } from './use-stored-tab';

type TabGroupProps = {
  /** Tabs of one group follow each other everywhere. Without one, the tabs stand alone and are not stored. */
  group?: string;
  tabs: Array<{ value: string; label: string }>;
  children: ReactNode;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs after the WAI-ARIA pattern: arrow keys choose, Home and End go to the ends. All panels of a group take
 * the same place, as high as the highest, so that neither a choice nor the stored choice moves the page.
 */
export function TabGroup({ group, tabs, children }: TabGroupProps) {
  const id = useId();
  const buttons = useRef<Array<HTMLButtonElement | null>>([]);
  const [stored, store] = useStoredTab(group ?? '');
  const [own, setOwn] = useState<string>();
  const [chosen, choose] = group === undefined ? [own, setOwn] : [stored, store];
  const selected = Math.max(
    0,
    tabs.findIndex(({ value }) => value === chosen),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const index = steps[event.key]?.(selected, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || !tab) return;
    event.preventDefault();
    choose(tab.value);
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
            onClick={() => choose(value)}
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
            // Panels of no group may differ much in height; nothing stored can change them on load.
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
