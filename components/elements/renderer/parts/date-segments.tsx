import { DateInput, DateSegment } from 'react-aria-components/DateField';

/** The editable segments of a React Aria date picker or time field, such as day, month and year. */
export function DateSegments() {
  return (
    <DateInput className="el-segment-line">
      {(segment) => <DateSegment segment={segment} className="el-segment" />}
    </DateInput>
  );
}
