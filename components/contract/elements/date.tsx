import { type CalendarDate, parseDate } from '@internationalized/date';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import type { ElementOf } from '@/lib/contract/contract-types';
import { ElementIcon } from '../parts/element-icon';
import { InputField } from '../parts/input-field';
import { Popup } from '../parts/popup';
import { useInput } from '../screen/use-input';

/** A day from its text; undefined for a day that no calendar has, such as 30 February. */
function readDay(text: string | undefined): CalendarDate | undefined {
  try {
    return text ? parseDate(text) : undefined;
  } catch {
    return undefined;
  }
}

function MonthCalendar() {
  return (
    <Dialog className="el-calendar" aria-label="Calendar">
      <Calendar>
        <div className="el-calendar-head">
          <Button slot="previous" className="el-icon-button">
            <ElementIcon name="back" />
          </Button>
          <Heading className="el-calendar-title" />
          <Button slot="next" className="el-icon-button el-turned">
            <ElementIcon name="back" />
          </Button>
        </div>
        <CalendarGrid className="el-calendar-grid">
          {(day) => <CalendarCell date={day} className="el-calendar-day" />}
        </CalendarGrid>
      </Calendar>
    </Dialog>
  );
}

/** The element `date`: a day, typed in parts or chosen from a calendar. */
export function DateElement({ element }: { element: ElementOf<'date'> }) {
  const { calendar = true } = element;
  const min = readDay(element.min);
  const max = readDay(element.max);
  const input = useInput<string>(element, '', (value) => {
    const day = readDay(value);
    if (!day) return 'This day does not exist.';
    if (min && day.compare(min) < 0) return `Not before ${element.min}.`;
    return max && day.compare(max) > 0 ? `Not after ${element.max}.` : undefined;
  });
  return (
    <InputField input={input} as="legend">
      <DatePicker
        className="el-date"
        aria-labelledby={input.accessibilityLabel ? undefined : `${input.id}-label`}
        aria-label={input.accessibilityLabel}
        aria-describedby={input.describedBy}
        value={readDay(input.value) ?? null}
        minValue={min}
        maxValue={max}
        isDisabled={input.disabled}
        isRequired={input.required}
        isInvalid={input.fault !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        onChange={(day) => input.setValue(day?.toString() ?? '')}
        onBlur={() => input.commit()}
      >
        <Group
          className="el-control el-segments"
          ref={input.focusTarget as Ref<HTMLDivElement>}
          tabIndex={-1}
        >
          <DateInput className="el-segment-line">
            {(segment) => <DateSegment segment={segment} className="el-segment" />}
          </DateInput>
          {calendar && (
            <Button className="el-icon-button" aria-label="Open the calendar">
              <ElementIcon name="calendar" />
            </Button>
          )}
        </Group>
        {calendar && (
          <Popup>
            <MonthCalendar />
          </Popup>
        )}
      </DatePicker>
    </InputField>
  );
}
