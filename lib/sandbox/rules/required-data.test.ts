import { describe, expect, it } from 'vitest';
import { RefusedError } from '../sandbox-response';
import { listMissingDetails, requireDetails } from './required-data';

describe('the details that a location demands to confirm an appointment', () => {
  it('are none where requiredData is NONE and the home address is not required', () => {
    expect(listMissingDetails({ requiredData: 'NONE' }, {})).toEqual([]);
    expect(listMissingDetails({}, {})).toEqual([]);
  });

  it('are number and country of the passport, or also its issue date', () => {
    expect(listMissingDetails({ requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }, {})).toEqual([
      'passportNumber',
      'passportCountryEnum',
    ]);
    expect(
      listMissingDetails(
        { requiredData: 'PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE' },
        { passportNumber: ' ', passportCountryEnum: 'PT' },
      ),
    ).toEqual(['passportNumber', 'passportIssueDate']);
  });

  it('are the home address where requiresHomeAddress is REQUIRED', () => {
    expect(listMissingDetails({ requiresHomeAddress: 'REQUIRED' }, {})).toEqual([
      'homeAddressInHomeCountry',
    ]);
    const details = { homeAddressInHomeCountry: '1 Example Street' };
    expect(listMissingDetails({ requiresHomeAddress: 'REQUIRED' }, details)).toEqual([]);
  });

  it('do not hold the address of the accommodation, of which no such rule is stated', () => {
    expect(listMissingDetails({ requiresAccommodationAddress: 'REQUIRED' }, {})).toEqual([]);
  });

  it('are each named in the refusal', () => {
    expect(() => requireDetails({ requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }, {})).toThrow(
      RefusedError,
    );
    expect(() => requireDetails({ requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }, {})).toThrow(
      /passportNumber, passportCountryEnum/,
    );
  });
});
