import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { resolveNumber } from '@/lib/elements/bindings';
import { itemKey } from '../parts/item-key';
import type { ElementProps } from '../screen/element-component';
import { childPath } from '../screen/element-path';
import { ElementList } from '../screen/element-view';
import {
  usePerformAction,
  useScreen,
  useScreenData,
  useText,
  useTexts,
} from '../screen/use-screen';

/** The element `tabs`: several panels, one of which is visible. */
export function TabsElement({ element, path }: ElementProps<'tabs'>) {
  const { tabs, selected, onChange } = element;
  const perform = usePerformAction();
  const { onEvent } = useScreen();
  const label = useText(element.label);
  const labels = useTexts(tabs.map((tab) => tab.label));
  const counts = useScreenData((data) =>
    tabs.map((tab) => resolveNumber(tab.count, data) ?? '').join(' '),
  ).split(' ');
  const selectedIndex = tabs.findIndex(({ name }) => name === selected);
  return (
    <Tabs
      className="el-tabs"
      {...(selectedIndex >= 0 && { defaultSelectedKey: itemKey(selectedIndex) })}
      onSelectionChange={(key) => {
        const name = tabs.find((_tab, index) => itemKey(index) === key)?.name;
        // React Aria also reports the initial selection. Only those by the doctor move the focus to a tab.
        if (document.activeElement?.getAttribute('role') !== 'tab') return;
        void onEvent({ kind: 'change', detail: { name: label, value: name } });
        if (onChange) void perform(onChange);
      }}
    >
      <TabList aria-label={label} className="el-tab-list">
        {tabs.map(({ disabled = false }, index) => (
          <Tab key={itemKey(index)} id={itemKey(index)} isDisabled={disabled} className="el-tab">
            {labels[index]}
            {counts[index] && <span className="el-tab-count">{counts[index]}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ content }, index) => (
        <TabPanel key={itemKey(index)} id={itemKey(index)} className="el-tab-panel">
          <ElementList elements={content} path={childPath(path, 'tabs', index, 'content')} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
