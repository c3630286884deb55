import type { Store } from '../record-store';
import type { Policy } from '../sandbox-data';
import { groupPeopleByPolicy } from './serialize-policy';
import { writeSpreadsheet } from './spreadsheet';

/**
 * Returns policies as a spreadsheet with one row each. The columns are not documented; the sandbox uses the names of
 * the API's fields, and the number of people.
 */
export function writePolicySpreadsheet(store: Store, policies: Policy[]): Uint8Array {
  const people = groupPeopleByPolicy(store);
  return writeSpreadsheet<Policy>(
    'Policies',
    [
      { heading: 'policyId', value: ({ policyId }) => policyId },
      { heading: 'companyId', value: ({ companyId }) => companyId },
      { heading: 'policyNumber', width: 20, value: ({ policyNumber }) => policyNumber },
      { heading: 'status', value: ({ status }) => status },
      { heading: 'startDate', value: ({ startDate }) => startDate },
      { heading: 'endDate', value: ({ endDate }) => endDate },
      { heading: 'packageType', value: ({ packageType }) => packageType },
      { heading: 'homeCountry', value: ({ homeCountry }) => homeCountry },
      { heading: 'excessPercentage', width: 18, value: ({ excessPercentage }) => excessPercentage },
      { heading: 'excessFee', value: ({ excessFee }) => excessFee },
      { heading: 'excessCurrency', width: 16, value: ({ excessCurrency }) => excessCurrency },
      { heading: 'usersLimit', value: ({ usersLimit }) => usersLimit },
      { heading: 'people', value: ({ id }) => people.get(id)?.length ?? 0 },
    ],
    policies,
  );
}
