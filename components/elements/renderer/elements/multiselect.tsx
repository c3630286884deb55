import type { ElementOf } from '@/lib/elements/contract-types';
import { ariaLabelProps, InputField } from '../parts/input-field';
import { OptionLabel, useOptions } from '../parts/options';
import { useInput } from '../screen/use-input';

const noValues: string[] = [];

/** The element `multiselect`: several values, selected from a list of checkboxes. */
export function MultiselectElement({ element }: { element: ElementOf<'multiselect'> }) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = element;
  const input = useInput<string[]>(element, noValues, (values) =>
    values.length < min ? `Choose at least ${min}.` : undefined,
  );
  const options = useOptions(element.options);
  const isFull = input.value.length >= max;
  const toggle = (value: string, checked: boolean) => {
    const others = input.value.filter((selected) => selected !== value);
    const next = checked ? [...others, value] : others;
    input.setValue(next);
    input.commit(next);
  };
  return (
    <InputField input={input} as="legend">
      <div
        className="el-choices"
        role="group"
        {...ariaLabelProps(input)}
        aria-describedby={input.describedBy}
      >
        {options.map((option, index) => {
          const checked = input.value.includes(option.value);
          return (
            <label key={option.value} className="el-choice">
              <input
                ref={index === 0 ? input.focusRef : undefined}
                type="checkbox"
                checked={checked}
                disabled={input.disabled || option.disabled || (isFull && !checked)}
                onChange={({ target }) => toggle(option.value, target.checked)}
              />
              <OptionLabel option={option} />
            </label>
          );
        })}
      </div>
    </InputField>
  );
}
