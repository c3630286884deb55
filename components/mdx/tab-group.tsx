import { Children, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type TabGroupProps = {
  /** Tab groups with the same name share the selection, which is stored. Without a name, the selection is local. */
  group?: string | undefined;
  tabs: Array<{ value: string; label: string }>;
  children: ReactNode;
};

/**
 * Tabs of which the first is selected. lib/controls/tabs.ts selects others. All panels of a named group share one grid
 * cell, which is as high as the highest panel, so that changing the tab or restoring the stored tab does not shift the
 * layout.
 */
export function TabGroup({ group = '', tabs, children }: TabGroupProps) {
  const id = useId();
  return (
    <div className={styles.tabs} data-tab-group={group}>
      <div role="tablist" className={styles.list}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            value={value}
            data-control="tab"
            aria-controls={`${id}-panel-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            suppressHydrationWarning
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
            data-selected={index === 0}
            data-tab={tabs[index]?.label}
            // Panels without a group can differ greatly in height, and no stored selection changes them on load.
            hidden={group === '' && index > 0}
            className={styles.panel}
            suppressHydrationWarning
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
