import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { FieldChanges } from './omit-undefined';

type Location = Schemas['Location'];
type Details = FieldChanges<
  Pick<
    Schemas['AppointmentBase'],
    'passportNumber' | 'passportCountryEnum' | 'passportIssueDate' | 'homeAddressInHomeCountry'
  >
>;

const passportFields = ['passportNumber', 'passportCountryEnum'] as const;
const requiredFields: Record<Schemas['RequiredData'], ReadonlyArray<keyof Details>> = {
  NONE: [],
  PASSPORT_NUMBER_AND_COUNTRY: passportFields,
  PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE: [...passportFields, 'passportIssueDate'],
};

/**
 * Lists the details that a location requires and an appointment does not have. `requiredData` and `requiresHomeAddress`
 * of a location control which details are mandatory to confirm an appointment (specification: portal.txt, section 5).
 * Which field contains the home address is not documented; the sandbox uses `homeAddressInHomeCountry`. There is no
 * such rule for `requiresAccommodationAddress`.
 */
export function listMissingDetails(
  { requiredData = 'NONE', requiresHomeAddress }: Location,
  details: Details,
): Array<keyof Details> {
  const homeFields =
    requiresHomeAddress === 'REQUIRED' ? (['homeAddressInHomeCountry'] as const) : [];
  return [...requiredFields[requiredData], ...homeFields].filter(
    (field) => (details[field] ?? '').trim() === '',
  );
}

/**
 * Checks that a confirmed appointment has the details that its location requires.
 * @param previous the details of an appointment that is already confirmed at this location; details that were missing
 *   before are not required
 * @throws {ApiError} if details are missing
 */
export function requireDetails(location: Location, details: Details, previous?: Details): void {
  const previouslyMissing = previous ? listMissingDetails(location, previous) : [];
  const missing = listMissingDetails(location, details).filter(
    (field) => !previouslyMissing.includes(field),
  );
  const [field] = missing;
  if (field === undefined) return;
  reject(
    'SANDBOX_DETAILS_MISSING',
    `The location needs more details of a confirmed appointment: ${missing.join(', ')}.`,
    {
      field,
      reason: `requiredData is ${location.requiredData ?? 'NONE'} and requiresHomeAddress is ${location.requiresHomeAddress ?? 'NOT_REQUIRED'}: send the missing fields in the same call.`,
      missing,
    },
  );
}
