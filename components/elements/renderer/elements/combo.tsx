import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import type { ElementOf } from '@/lib/elements/contract-types';
import { ariaFieldProps, InputField } from '../parts/input-field';
import { OptionPopup } from '../parts/option-popup';
import { useOptions } from '../parts/options';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `combo`: one of many values, selected from a list that opens. */
export function ComboElement({ element }: { element: ElementOf<'combo'> }) {
  const input = useInput<string>(element, '');
  const options = useOptions(element.options);
  const placeholder = useText(element.placeholder);
  const label = options.find(({ value }) => value === input.value)?.label;
  return (
    <InputField input={input} as="legend">
      <Select
        {...ariaFieldProps(input)}
        className="el-combo"
        selectedKey={input.value || null}
        onSelectionChange={(key) => {
          const value = key === null ? '' : String(key);
          input.setValue(value);
          input.commit(value);
        }}
      >
        <Button ref={input.focusRef} className="el-control el-combo-line">
          <SelectValue className="el-combo-value" data-empty={label === undefined || undefined}>
            {label ?? (placeholder || 'Choose')}
          </SelectValue>
          <span className="el-chevron" aria-hidden="true" />
        </Button>
        <OptionPopup options={options} />
      </Select>
    </InputField>
  );
}
