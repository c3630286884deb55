import type { Ref } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** The element `slider`: a number between two ends. */
export function SliderElement({ element }: { element: ElementOf<'slider'> }) {
  const { min, step = 1 } = element;
  // A track whose end is not after its start has one place only.
  const max = Math.max(min, element.max);
  const input = useInput<number>(element, min);
  const unit = useText(element.unit);
  const value = Math.min(max, Math.max(min, input.value));
  const output = (
    <span className="el-slider-value" aria-hidden="true">
      {value} {unit}
    </span>
  );
  return (
    <InputField input={input} as="legend" aside={output}>
      <Slider
        className="el-slider"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
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
                inputRef={input.focusTarget as Ref<HTMLInputElement> as never}
                aria-label={input.accessibilityLabel ?? input.label}
                aria-describedby={input.describedBy}
              />
            </>
          )}
        </SliderTrack>
      </Slider>
    </InputField>
  );
}
