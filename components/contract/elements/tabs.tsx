import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { resolveNumber } from '@/lib/contract/bindings';
import type { ElementOf } from '@/lib/contract/contract-types';
import { itemKey } from '../parts/item-key';
import { childPath, ElementList, type ElementPath } from '../screen/element-view';
import {
  usePerformAction,
  useScreen,
  useScreenData,
  useText,
  useTexts,
} from '../screen/use-screen';

/** The element `tabs`: several panels in one place. */
export function TabsElement({ element, at }: { element: ElementOf<'tabs'>; at: ElementPath }) {
  const { tabs, selected, onChange } = element;
  const perform = usePerformAction();
  const { onEvent: host } = useScreen();
  const label = useText(element.label);
  const labels = useTexts(tabs.map((tab) => tab.label));
  const counts = useScreenData((data) =>
    tabs.map((tab) => resolveNumber(tab.count, data) ?? '').join(' '),
  ).split(' ');
  const first = tabs.findIndex(({ name }) => name === selected);
  return (
    <Tabs
      className="el-tabs"
      defaultSelectedKey={first < 0 ? undefined : itemKey(first)}
      onSelectionChange={(key) => {
        const name = tabs.find((_tab, index) => itemKey(index) === key)?.name;
        // The first selection is the set-up's own, not the doctor's.
        if (document.activeElement?.getAttribute('role') !== 'tab') return;
        void host({ kind: 'change', detail: { name: label, value: name } });
        if (onChange) void perform(onChange);
      }}
    >
      <TabList aria-label={label} className="el-tab-list">
        {tabs.map(({ disabled }, index) => (
          <Tab key={itemKey(index)} id={itemKey(index)} isDisabled={disabled} className="el-tab">
            {labels[index]}
            {counts[index] && <span className="el-tab-count">{counts[index]}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ content }, index) => (
        <TabPanel key={itemKey(index)} id={itemKey(index)} className="el-tab-panel">
          <ElementList elements={content} path={childPath(at, 'tabs', index, 'content')} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
