import { describe, expect, it } from 'vitest';
import { splitIdentifier } from './split-identifier';

describe('splitIdentifier', () => {
  it.each([
    ['timeToTextualRequestExpiration', ['time', 'To', 'Textual', 'Request', 'Expiration']],
    ['ADDITIONAL_ALTERNATIVE_OFFERED', ['ADDITIONAL_', 'ALTERNATIVE_', 'OFFERED']],
    ['Appointment.minutesToExpiration', ['Appointment.', 'minutes', 'To', 'Expiration']],
    ['/appointments/{id}/video-token', ['/appointments', '/{id}', '/video-token']],
    ['appointmentRevisionDetailsURL2', ['appointment', 'Revision', 'Details', 'URL2']],
  ])('splits %s between its words', (name, parts) => {
    expect(splitIdentifier(name)).toEqual(parts);
    expect(splitIdentifier(name).join('')).toBe(name);
  });

  it('does not split what fits every column', () => {
    expect(splitIdentifier('minutesToExpiration')).toEqual(['minutesToExpiration']);
    expect(splitIdentifier('policyNumber', 8)).toEqual(['policy', 'Number']);
    expect(splitIdentifier('')).toEqual(['']);
  });
});
