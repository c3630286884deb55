import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { OptionLabel, type ResolvedOption } from './options';
import { Popup } from './popup';

/** The popover of a React Aria field that lists its options. */
export function OptionPopup({ options }: { options: ResolvedOption[] }) {
  return (
    <Popup>
      <ListBox className="el-list" items={options}>
        {(option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.disabled}
            className="el-list-item"
          >
            <OptionLabel option={option} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popup>
  );
}
