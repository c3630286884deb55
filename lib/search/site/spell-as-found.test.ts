import { describe, expect, it } from 'vitest';
import { spellAsFound } from './spell-as-found';

describe('spellAsFound', () => {
  it('spells identifiers as the titles do', () => {
    expect(
      spellAsFound('appointmentstatus of carrier', ['List carriers', 'appointmentStatus']),
    ).toBe('appointmentStatus of carrier');
  });

  it('spells operations as their URLs do, and headers with their hyphens', () => {
    const texts = ['Create or update an appointment', '/api/operations/saveAppointment', 'X-Token'];
    expect(spellAsFound('saveappointment X-token', texts)).toBe('saveAppointment X-Token');
  });

  it('leaves words in lower case that only start a title with a capital', () => {
    expect(spellAsFound('appointment', ['Appointment lifecycle'])).toBe('appointment');
  });

  it('leaves words that are also values, but not values of several words', () => {
    expect(spellAsFound('prescription', ['PRESCRIPTION'])).toBe('prescription');
    expect(spellAsFound('no_show', ['NO_SHOW'])).toBe('NO_SHOW');
  });

  it('leaves words that no title has', () => {
    expect(spellAsFound('carrierid', [])).toBe('carrierid');
  });
});
