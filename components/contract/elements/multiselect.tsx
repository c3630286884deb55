import type { Ref } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField } from '../parts/input-field';
import { OptionLabel, useOptions } from '../parts/options';
import { useInput } from '../screen/use-input';

const none: string[] = [];

/** The element `multiselect`: several values from a list. */
export function MultiselectElement({ element }: { element: ElementOf<'multiselect'> }) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = element;
  const input = useInput<string[]>(element, none, (values) =>
    values.length < min ? `Choose at least ${min}.` : undefined,
  );
  const options = useOptions(element.options);
  const isFull = input.value.length >= max;
  const toggle = (value: string, checked: boolean) => {
    const kept = input.value.filter((chosen) => chosen !== value);
    const next = checked ? [...kept, value] : kept;
    input.setValue(next);
    input.commit(next);
  };
  return (
    <InputField input={input} as="legend">
      <div
        className="el-choices"
        role="group"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
        aria-describedby={input.describedBy}
      >
        {options.map((option, index) => {
          const checked = input.value.includes(option.value);
          return (
            <label key={option.value} className="el-choice">
              <input
                ref={index === 0 ? (input.focusTarget as Ref<HTMLInputElement>) : undefined}
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
