import { Children, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type TabGroupProps = {
  /**
   * Groups with the same name share the selection, which is stored unless the name starts with `page:`. Without a name, the
   * selection is local.
   */
  group?: string | undefined;
  /** Name for screen readers. Default: that of the group. */
  label?: string;
  tabs: Array<{ value: string; label: string }>;
  children: ReactNode;
};

/**
 * Tabs of which the first is selected. lib/client/controls/tabs.ts selects others, and lib/site/browser/stored-tabs.ts shows the
 * stored one in the first frame.
 */
export function TabGroup({ group = '', label, tabs, children }: TabGroupProps) {
  const id = useId();
  const word = group.replace(/^page:/, '');
  const name = label ?? word.charAt(0).toUpperCase() + word.slice(1);
  return (
    <div className={styles.tabs} data-tab-group={group}>
      <div role="tablist" aria-label={name || undefined} className={styles.list}>
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
          >
            {label}
          </button>
        ))}
      </div>
      {Children.map(children, (child, index) => (
        <div
          role="tabpanel"
          id={`${id}-panel-${tabs[index]?.value}`}
          aria-labelledby={`${id}-tab-${tabs[index]?.value}`}
          data-tab={tabs[index]?.label}
          hidden={index > 0}
          className={styles.panel}
        >
          {child}
        </div>
      ))}
    </div>
  );
}
