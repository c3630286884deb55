import { useState } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `integer`: a whole number with buttons that increase and decrease it. */
export function IntegerElement({ element }: { element: ElementOf<'integer'> }) {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, step = 1 } = element;
  // Text that is not a number yet, such as "-" or an empty text, while the user types.
  const [draft, setDraft] = useState<string>();
  const unit = useText(element.unit);
  const input = useInput<number | undefined>(element, undefined, (value) => {
    if (value === undefined) return undefined;
    if (!Number.isSafeInteger(value)) return 'Enter a whole number.';
    if (value < min) return `At least ${min}.`;
    return value > max ? `At most ${max}.` : undefined;
  });
  const { value } = input;
  const increment = (difference: number) => {
    const current = value ?? Math.max(0, min) - difference;
    const next = Math.min(max, Math.max(min, current + difference));
    setDraft(undefined);
    input.setValue(next);
    input.commit(next);
  };
  const changeText = (text: string) => {
    setDraft(text);
    input.setValue(text === '' ? undefined : Number(text));
  };
  return (
    <InputField input={input}>
      <div className="el-stepper">
        <button
          type="button"
          className="el-step"
          aria-label={`Less: ${input.label}`}
          disabled={input.disabled || (value !== undefined && value <= min)}
          onClick={() => increment(-step)}
        >
          −
        </button>
        <input
          {...inputControlProps(input)}
          ref={input.focusRef}
          className="el-control"
          type="text"
          role="spinbutton"
          inputMode="numeric"
          aria-valuenow={value}
          aria-valuetext={value === undefined ? undefined : `${value} ${unit}`.trim()}
          aria-valuemin={element.min}
          aria-valuemax={element.max}
          value={draft ?? value ?? ''}
          onChange={({ target }) => /^-?\d*$/.test(target.value) && changeText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            increment(event.key === 'ArrowUp' ? step : -step);
          }}
          onBlur={() => {
            setDraft(undefined);
            input.commit();
          }}
        />
        <button
          type="button"
          className="el-step"
          aria-label={`More: ${input.label}`}
          disabled={input.disabled || (value !== undefined && value >= max)}
          onClick={() => increment(step)}
        >
          +
        </button>
        {unit && (
          <span className="el-unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </InputField>
  );
}
