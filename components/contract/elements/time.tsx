import { parseTime, type Time } from '@internationalized/date';
import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField } from 'react-aria-components/TimeField';
import type { ElementOf } from '@/lib/contract/contract-types';
import { InputField } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** A time from its text; undefined for a text that is none. */
function readTime(text: string | undefined): Time | undefined {
  try {
    return text ? parseTime(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The element `time`: a time of day. */
export function TimeElement({ element }: { element: ElementOf<'time'> }) {
  const zone = useText(element.zone);
  const min = readTime(element.min);
  const max = readTime(element.max);
  const input = useInput<string>(element, '', (value) => {
    const time = readTime(value);
    if (time && min && time.compare(min) < 0) return `Not before ${element.min}.`;
    return time && max && time.compare(max) > 0 ? `Not after ${element.max}.` : undefined;
  });
  return (
    <InputField input={input} as="legend">
      <TimeField
        className="el-time"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
        aria-describedby={
          [zone && `${input.id}-zone`, input.describedBy].filter(Boolean).join(' ') || undefined
        }
        value={readTime(input.value) ?? null}
        minValue={min}
        maxValue={max}
        granularity="minute"
        isDisabled={input.disabled}
        isRequired={input.required}
        isInvalid={input.fault !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        onChange={(time) => input.setValue(time?.toString().slice(0, 5) ?? '')}
        onBlur={() => input.commit()}
      >
        <div
          className="el-control el-segments"
          ref={input.focusTarget as Ref<HTMLDivElement>}
          tabIndex={-1}
        >
          <DateInput className="el-segment-line">
            {(segment) => <DateSegment segment={segment} className="el-segment" />}
          </DateInput>
          {zone && (
            <span className="el-unit" id={`${input.id}-zone`}>
              {zone}
            </span>
          )}
        </div>
      </TimeField>
    </InputField>
  );
}
