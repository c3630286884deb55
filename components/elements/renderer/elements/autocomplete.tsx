import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import type { ElementOf } from '@/lib/elements/contract-types';
import { foldForComparison } from '@/lib/elements/text-matching';
import { ariaFieldProps, InputField } from '../parts/input-field';
import { OptionPopup } from '../parts/option-popup';
import { useOptions } from '../parts/options';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `autocomplete`: a text field that suggests values. */
export function AutocompleteElement({ element }: { element: ElementOf<'autocomplete'> }) {
  const { free = true, minLength = 1 } = element;
  const options = useOptions(element.options);
  const findLabel = (value: string) => options.find((option) => option.value === value)?.label;
  const input = useInput<string>(element, '', (value) =>
    free || findLabel(value) !== undefined ? undefined : 'Select one of the suggestions.',
  );
  const [text, setText] = useState(() => findLabel(input.value) ?? input.value);
  const placeholder = useText(element.placeholder);
  const query = foldForComparison(text);
  const suggestions =
    text.length < minLength
      ? []
      : options.filter(({ label }) => foldForComparison(label).includes(query));
  return (
    <InputField input={input} as="legend">
      <ComboBox
        {...ariaFieldProps(input)}
        className="el-combo"
        items={suggestions}
        inputValue={text}
        allowsCustomValue
        menuTrigger="input"
        onInputChange={(next) => {
          setText(next);
          const matchingOption = options.find(({ label }) => label === next);
          input.setValue(matchingOption?.value ?? next);
        }}
        onSelectionChange={(key) => {
          const value = key === null ? undefined : String(key);
          const label = value === undefined ? undefined : findLabel(value);
          if (value === undefined || label === undefined) return;
          setText(label);
          input.setValue(value);
          input.commit(value);
        }}
        onBlur={() => input.commit()}
      >
        <div className="el-control el-combo-line">
          <Input ref={input.focusRef} {...(placeholder && { placeholder })} />
          <Button className="el-combo-button" aria-label="Suggestions">
            <span className="el-chevron" aria-hidden="true" />
          </Button>
        </div>
        <OptionPopup options={suggestions} />
      </ComboBox>
    </InputField>
  );
}
