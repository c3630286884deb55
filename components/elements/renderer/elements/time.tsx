import { parseTime, type Time } from '@internationalized/date';
import { TimeField } from 'react-aria-components/TimeField';
import type { ElementOf } from '@/lib/elements/contract-types';
import { DateSegments } from '../parts/date-segments';
import { ariaFieldProps, InputField } from '../parts/input-field';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

/** Parses an ISO 8601 time; undefined if it is invalid. */
function parseTimeOfDay(text: string | undefined): Time | undefined {
  try {
    return text ? parseTime(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The element `time`: a time of day. */
export function TimeElement({ element }: { element: ElementOf<'time'> }) {
  const zone = useText(element.zone);
  const min = parseTimeOfDay(element.min);
  const max = parseTimeOfDay(element.max);
  const input = useInput<string>(element, '', (value) => {
    const time = parseTimeOfDay(value);
    if (time && min && time.compare(min) < 0) return `Not before ${element.min}.`;
    return time && max && time.compare(max) > 0 ? `Not after ${element.max}.` : undefined;
  });
  const describedBy =
    [zone && `${input.id}-zone`, input.describedBy].filter(Boolean).join(' ') || undefined;
  return (
    <InputField input={input} as="legend">
      <TimeField
        {...ariaFieldProps({ ...input, describedBy })}
        {...(min && { minValue: min })}
        {...(max && { maxValue: max })}
        className="el-time"
        value={parseTimeOfDay(input.value) ?? null}
        granularity="minute"
        shouldForceLeadingZeros
        onChange={(time) => input.setValue(time?.toString().slice(0, 5) ?? '')}
        onBlur={() => input.commit()}
      >
        <div className="el-control el-segments" ref={input.focusRef} tabIndex={-1}>
          <DateSegments />
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
