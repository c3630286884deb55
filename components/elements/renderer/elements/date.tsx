import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import type { ElementOf } from '@/lib/elements/contract-types';
import { DateSegments } from '../parts/date-segments';
import { ElementIcon } from '../parts/element-icon';
import { ariaFieldProps, InputField } from '../parts/input-field';
import { Popup } from '../parts/popup';
import { useInput } from '../screen/use-input';

/** Parses an ISO 8601 date; undefined if it does not exist, such as February 30. */
function parseDay(text: string | undefined): CalendarDate | undefined {
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

/** The element `date`: a date, entered in segments or selected from a calendar. */
export function DateElement({ element }: { element: ElementOf<'date'> }) {
  const { calendar = true } = element;
  const min = parseDay(element.min);
  const max = parseDay(element.max);
  const input = useInput<string>(element, '', (value) => {
    const day = parseDay(value);
    if (!day) return 'This day does not exist.';
    if (min && day.compare(min) < 0) return `Not before ${element.min}.`;
    return max && day.compare(max) > 0 ? `Not after ${element.max}.` : undefined;
  });
  return (
    <InputField input={input} as="legend">
      <DatePicker
        {...ariaFieldProps(input)}
        {...(min && { minValue: min })}
        {...(max && { maxValue: max })}
        className="el-date"
        value={parseDay(input.value) ?? null}
        shouldForceLeadingZeros
        onChange={(day) => input.setValue(day?.toString() ?? '')}
        onBlur={() => input.commit()}
      >
        <Group className="el-control el-segments" ref={input.focusRef} tabIndex={-1}>
          <DateSegments />
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
