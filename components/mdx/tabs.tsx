import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from './tab-group';

type TabProps = { value: string; label: string; children: ReactNode };

/** One tab of a group; drawn by Tabs. */
export function Tab({ children }: TabProps) {
  return children;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> =>
  isValidElement(child) && child.type === Tab;

/**
 * Tabs of one `group` follow each other on the page, on other pages and after a reload.
 * Throws where there is no tab or two have the same value.
 */
export function Tabs({ group, children }: { group: string; children: ReactNode }) {
  const tabs = Children.toArray(children).filter(isTab);
  const values = tabs.map((tab) => tab.props.value);
  if (tabs.length === 0) throw new Error(`<Tabs group="${group}"> has no <Tab>`);
  if (new Set(values).size < values.length) {
    throw new Error(`<Tabs group="${group}"> has two tabs of one value: ${values.join(', ')}`);
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
