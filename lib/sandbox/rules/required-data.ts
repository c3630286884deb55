import type { Schemas } from '../api-types';
import { refuse } from '../sandbox-response';

type Location = Schemas['Location'];
type Details = Pick<
  Schemas['AppointmentBase'],
  'passportNumber' | 'passportCountryEnum' | 'passportIssueDate' | 'homeAddressInHomeCountry'
>;

const passport = ['passportNumber', 'passportCountryEnum'] as const;
const detailsOf: Record<Schemas['RequiredData'], ReadonlyArray<keyof Details>> = {
  NONE: [],
  PASSPORT_NUMBER_AND_COUNTRY: passport,
  PASSPORT_NUMBER_COUNTRY_AND_ISSUE_DATE: [...passport, 'passportIssueDate'],
};

/**
 * The fields that a location needs and an appointment has not. «Location requiredData and requiresHomeAddress control
 * mandatory extra details for confirmation» (specification, section 5). Which field holds the home address is not
 * shown: the sandbox reads `homeAddressInHomeCountry`. Of `requiresAccommodationAddress` no such rule is stated.
 */
export function listMissingDetails(
  { requiredData = 'NONE', requiresHomeAddress }: Location,
  details: Details,
): Array<keyof Details> {
  const home = requiresHomeAddress === 'REQUIRED' ? (['homeAddressInHomeCountry'] as const) : [];
  return [...detailsOf[requiredData], ...home].filter(
    (field) => (details[field] ?? '').trim() === '',
  );
}

/**
 * Ends a call that leads to a confirmed appointment without the details that its location needs.
 * @param former the details of an appointment that is confirmed at this location already: what it lacked stays open
 */
export function requireDetails(location: Location, details: Details, former?: Details): void {
  const open = former ? listMissingDetails(location, former) : [];
  const missing = listMissingDetails(location, details).filter((field) => !open.includes(field));
  const [field] = missing;
  if (field === undefined) return;
  refuse(
    'SANDBOX_DETAILS_MISSING',
    `The location needs more details of a confirmed appointment: ${missing.join(', ')}.`,
    {
      field,
      reason: `requiredData is ${location.requiredData ?? 'NONE'} and requiresHomeAddress is ${location.requiresHomeAddress ?? 'NOT_REQUIRED'}: send the missing fields in the same call.`,
      missing,
    },
  );
}
