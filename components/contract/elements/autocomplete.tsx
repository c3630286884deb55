import { type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { ElementOf } from '@/lib/contract/contract-types';
import { foldForComparison } from '@/lib/contract/text-matching';
import { InputField } from '../parts/input-field';
import { OptionLabel, useOptions } from '../parts/options';
import { Popup } from '../parts/popup';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `autocomplete`: a text field that suggests values. */
export function AutocompleteElement({ element }: { element: ElementOf<'autocomplete'> }) {
  const { free = true, minLength = 1 } = element;
  const options = useOptions(element.options);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
  const input = useInput<string>(element, '', (value) =>
    free || labelOf(value) !== undefined ? undefined : 'Choose one of the suggestions.',
  );
  const [text, setText] = useState(() => labelOf(input.value) ?? input.value);
  const placeholder = useText(element.placeholder);
  const wanted = foldForComparison(text);
  const suggested =
    text.length < minLength
      ? []
      : options.filter(({ label }) => foldForComparison(label).includes(wanted));
  return (
    <InputField input={input} as="legend">
      <ComboBox
        className="el-combo"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
        aria-describedby={input.describedBy}
        items={suggested}
        inputValue={text}
        allowsCustomValue
        menuTrigger="input"
        isDisabled={input.disabled}
        isRequired={input.required}
        isInvalid={input.fault !== undefined}
        validationBehavior="aria"
        onInputChange={(next) => {
          setText(next);
          const exact = options.find(({ label }) => label === next);
          input.setValue(exact?.value ?? next);
        }}
        onSelectionChange={(key) => {
          const value = key === null ? undefined : String(key);
          if (value === undefined || labelOf(value) === undefined) return;
          setText(labelOf(value) ?? value);
          input.setValue(value);
          input.commit(value);
        }}
        onBlur={() => input.commit()}
      >
        <div className="el-control el-combo-line">
          <Input
            ref={input.focusTarget as Ref<HTMLInputElement>}
            placeholder={placeholder || undefined}
          />
          <Button className="el-combo-button" aria-label="Suggestions">
            <span className="el-chevron" aria-hidden="true" />
          </Button>
        </div>
        <Popup>
          <ListBox className="el-list" items={suggested}>
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
      </ComboBox>
    </InputField>
  );
}
