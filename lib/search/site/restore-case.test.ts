import { describe, expect, it } from 'vitest';
import { restoreCase } from './restore-case';

describe('restoreCase', () => {
  it('spells identifiers as the titles do', () => {
    expect(
      restoreCase('appointmentstatus of carrier', ['List carriers', 'appointmentStatus']),
    ).toBe('appointmentStatus of carrier');
  });

  it('spells operations as their URLs do, and headers with their hyphens', () => {
    const texts = ['Create or update an appointment', '/api/operations/saveAppointment', 'X-Token'];
    expect(restoreCase('saveappointment X-token', texts)).toBe('saveAppointment X-Token');
  });

  it('leaves words in lower case that only start a title with a capital', () => {
    expect(restoreCase('appointment', ['Appointment lifecycle'])).toBe('appointment');
  });

  it('leaves words that are also values, but not values of several words', () => {
    expect(restoreCase('prescription', ['PRESCRIPTION'])).toBe('prescription');
    expect(restoreCase('no_show', ['NO_SHOW'])).toBe('NO_SHOW');
  });

  it('leaves words that no title has', () => {
    expect(restoreCase('carrierid', [])).toBe('carrierid');
  });
});
