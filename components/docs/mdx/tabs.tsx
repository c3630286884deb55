import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from './tab-group';

type TabProps = { value: string; label: string; children: ReactNode };

/** A tab. `Tabs` renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> =>
  isValidElement(child) && child.type === Tab;

/**
 * Tabs that share their selection with all tabs of the same `group`, on all pages and after a reload.
 * @throws if there is no tab or if two tabs have the same value
 */
export function Tabs({ group, children }: { group: string; children: ReactNode }) {
  const tabs = Children.toArray(children).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  if (tabs.length === 0) throw new Error(`<Tabs group="${group}"> must contain at least one <Tab>`);
  if (new Set(values).size < values.length) {
    throw new Error(
      `<Tabs group="${group}"> must have tabs with different values, found: ${values.join(', ')}`,
    );
  }
  return (
    <TabGroup group={group} tabs={tabs.map(({ props: { value, label } }) => ({ value, label }))}>
      {tabs.map((tab) => (
        <div key={tab.props.value} className="flow">
          {tab.props.children}
        </div>
      ))}
    </TabGroup>
  );
}
