import { useEffect, useRef } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { ElementOf } from '@/lib/elements/contract-types';
import { ariaDescriptionProps, ariaLabelProps, InputField } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `slider`: a number in a range. */
export function SliderElement({ element }: { element: ElementOf<'slider'> }) {
  const { min, step = 1 } = element;
  // If the maximum is below the minimum, the range contains only the minimum.
  const max = Math.max(min, element.max);
  const input = useInput<number>(element, min);
  const { focusRef } = input;
  const inputRef = useRef<HTMLInputElement>(null);
  // SliderThumb accepts no callback as a ref.
  useEffect(() => focusRef(inputRef.current), [focusRef]);
  const unit = useText(element.unit);
  const value = Math.min(max, Math.max(min, input.value));
  const output = (
    <span className="el-slider-value" aria-hidden="true">
      {unit === '%' ? `${value}%` : `${value} ${unit}`}
    </span>
  );
  return (
    <InputField input={input} as="legend" aside={output}>
      <Slider
        {...ariaLabelProps(input)}
        className="el-slider"
        value={value}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={input.disabled}
        onChange={(next) => input.setValue(next)}
        onChangeEnd={(next) => input.commit(next)}
      >
        <SliderTrack className="el-slider-track">
          {({ state }) => (
            <>
              <span
                className="el-slider-fill"
                style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb
                className="el-slider-thumb"
                inputRef={inputRef}
                aria-label={input.accessibilityLabel ?? input.label}
                {...ariaDescriptionProps(input.describedBy)}
              />
            </>
          )}
        </SliderTrack>
      </Slider>
    </InputField>
  );
}
