import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select, SelectValue } from 'react-aria-components/Select';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField } from '../parts/input-field';
import { OptionLabel, useOptions } from '../parts/options';
import { Popup } from '../parts/popup';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `combo`: one of many values, from a list that opens. */
export function ComboElement({ element }: { element: ElementOf<'combo'> }) {
  const input = useInput<string>(element, '');
  const options = useOptions(element.options);
  const placeholder = useText(element.placeholder);
  const label = options.find(({ value }) => value === input.value)?.label;
  return (
    <InputField input={input} as="legend">
      <Select
        className="el-combo"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
        aria-describedby={input.describedBy}
        selectedKey={input.value || null}
        isDisabled={input.disabled}
        isRequired={input.required}
        isInvalid={input.fault !== undefined}
        validationBehavior="aria"
        onSelectionChange={(key) => {
          const value = key === null ? '' : String(key);
          input.setValue(value);
          input.commit(value);
        }}
      >
        <Button
          ref={input.focusTarget as Ref<HTMLButtonElement>}
          className="el-control el-combo-line"
        >
          <SelectValue className="el-combo-value" data-empty={label === undefined || undefined}>
            {label ?? (placeholder || 'Choose')}
          </SelectValue>
          <span className="el-chevron" aria-hidden="true" />
        </Button>
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
      </Select>
    </InputField>
  );
}
