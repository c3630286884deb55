import { expect, it } from 'vitest';
import { describeSize } from './schema-page-data';

it('describes how many fields or values a schema has', () => {
  expect(describeSize('VideoVisitToken')).toBe('1 field');
  expect(describeSize('ChunkStatus')).toBe('8 values');
  expect(describeSize('DeliveryFailure')).toBe('7 documented values, open');
  expect(describeSize('SubSpecialty')).toBe('values not documented');
  // About 150 are documented. The codes of the standard that are no currencies don't count.
  expect(describeSize('Currency')).toBe('157 codes of a standard');
});
