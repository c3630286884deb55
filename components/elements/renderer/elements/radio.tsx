import type { ElementOf } from '@/lib/elements/contract-types';
import { ariaLabelProps, InputField } from '../parts/input-field';
import { OptionLabel, useOptions } from '../parts/options';
import { useInput } from '../screen/use-input';

/** The element `radio`: one of a few values, all of which are visible. */
export function RadioElement({ element }: { element: ElementOf<'radio'> }) {
  const input = useInput<string>(element, '');
  const options = useOptions(element.options);
  return (
    <InputField input={input} as="legend">
      <div
        className="el-choices"
        data-direction={element.direction ?? 'column'}
        role="radiogroup"
        {...ariaLabelProps(input)}
        aria-describedby={input.describedBy}
        aria-required={input.required || undefined}
        aria-invalid={input.error !== undefined || undefined}
      >
        {options.map((option, index) => (
          <label key={option.value} className="el-choice">
            <input
              ref={index === 0 ? input.focusRef : undefined}
              type="radio"
              name={input.id}
              value={option.value}
              disabled={input.disabled || option.disabled}
              checked={input.value === option.value}
              onChange={() => {
                input.setValue(option.value);
                input.commit(option.value);
              }}
            />
            <OptionLabel option={option} />
          </label>
        ))}
      </div>
    </InputField>
  );
}
