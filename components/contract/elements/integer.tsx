import { type Ref, useState } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField, inputControlProps } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `integer`: a whole number, typed or stepped. */
export function IntegerElement({ element }: { element: ElementOf<'integer'> }) {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, step = 1 } = element;
  // What is being typed («-», «») is not always a number yet.
  const [draft, setDraft] = useState<string>();
  const unit = useText(element.unit);
  const input = useInput<number | undefined>(element, undefined, (value) => {
    if (value === undefined) return undefined;
    if (!Number.isSafeInteger(value)) return 'Write a whole number.';
    if (value < min) return `At least ${min}.`;
    return value > max ? `At most ${max}.` : undefined;
  });
  const { value } = input;
  const change = (by: number) => {
    const next = Math.min(max, Math.max(min, (value ?? Math.max(0, min) - by) + by));
    setDraft(undefined);
    input.setValue(next);
    input.commit(next);
  };
  const type = (text: string) => {
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
          onClick={() => change(-step)}
        >
          −
        </button>
        <input
          {...inputControlProps(input)}
          ref={input.focusTarget as Ref<HTMLInputElement>}
          className="el-control"
          type="text"
          role="spinbutton"
          inputMode="numeric"
          aria-valuenow={value}
          aria-valuetext={value === undefined ? undefined : `${value} ${unit}`.trim()}
          aria-valuemin={element.min}
          aria-valuemax={element.max}
          value={draft ?? value ?? ''}
          onChange={({ target }) => /^-?\d*$/.test(target.value) && type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            change(event.key === 'ArrowUp' ? step : -step);
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
          onClick={() => change(step)}
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
