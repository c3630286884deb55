import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import { listMissingDetails, requireDetails } from './required-data';

describe('the details that a location requires to confirm an appointment', () => {
  it('are none if requiredData is NONE and the home address is not required', () => {
    expect(listMissingDetails({ requiredData: 'NONE' }, {})).toEqual([]);
    expect(listMissingDetails({}, {})).toEqual([]);
  });

  it('are the number and the country of the passport, and optionally its issue date', () => {
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

  it('are the home address if requiresHomeAddress is REQUIRED', () => {
    expect(listMissingDetails({ requiresHomeAddress: 'REQUIRED' }, {})).toEqual([
      'homeAddressInHomeCountry',
    ]);
    const details = { homeAddressInHomeCountry: '1 Example Street' };
    expect(listMissingDetails({ requiresHomeAddress: 'REQUIRED' }, details)).toEqual([]);
  });

  it('do not include the address of the accommodation', () => {
    expect(listMissingDetails({ requiresAccommodationAddress: 'REQUIRED' }, {})).toEqual([]);
  });

  it('are all listed in the error message', () => {
    expect(() => requireDetails({ requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }, {})).toThrow(
      ApiError,
    );
    expect(() => requireDetails({ requiredData: 'PASSPORT_NUMBER_AND_COUNTRY' }, {})).toThrow(
      /passportNumber, passportCountryEnum/,
    );
  });
});
