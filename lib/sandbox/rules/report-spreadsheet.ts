import type { QueryParameters, Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { hasGrantFor } from './permissions';
import { writeSpreadsheet } from './spreadsheet';

/** Grants with which somebody reads the reports of a company (the sandbox's reading: the specification has none). */
const reportGrants: readonly Schemas['Grant'][] = [
  'INSURER_ADMIN',
  'QUERY_POLICY',
  'REPORTING_AGENT',
  'ADMIN',
  'OPERATION_ADMIN',
  'BILLING',
  'FINANCE',
];

/**
 * Which companies a report is about: the one that was asked for, else all of the caller's. A wrong one is refused
 * with an error record, because this operation has no 403.
 */
function readCompanies(store: Store, caller: Account, companyId: number | undefined): Set<number> {
  const own = store
    .list('companies')
    .map(({ id }) => id)
    .filter((id) => hasGrantFor(caller, reportGrants, id));
  if (own.length === 0) {
    refuse('SANDBOX_GRANT_MISSING', 'The call needs a grant of a company.', {
      field: 'X-Token',
      reason: `${caller.email} has none of the grants ${reportGrants.join(', ')}.`,
    });
  }
  if (companyId !== undefined && !own.includes(companyId)) {
    refuse('SANDBOX_COMPANY_WRONG', 'The company is none of the caller’s.', {
      field: 'companyId',
      reason: `must be one of ${own.join(', ')}, or be left out`,
      found: companyId,
    });
  }
  return new Set(companyId === undefined ? own : [companyId]);
}

type Row = {
  id: number;
  status: string;
  day: string;
  fee?: number;
  currency?: string;
  number: string;
};

/**
 * A report as a spreadsheet: the appointments under the policies of a company, with their days from `fromDate` to
 * `toDate` (each may be left out). The ids of the reports and the columns are not published: every `reportId` gives
 * this one. An appointment without a date counts for the day of its status.
 */
export function writeReportSpreadsheet(
  store: Store,
  caller: Account,
  { companyId, fromDate, toDate }: QueryParameters<'downloadReport'>,
): Uint8Array {
  const companies = readCompanies(store, caller, companyId);
  const rows = store.list('appointments').flatMap((appointment): Row[] => {
    const policy = store.get('policies', store.get('people', appointment.patientId)?.policyId);
    if (!policy || !companies.has(policy.companyId)) return [];
    const day = (appointment.scheduledTimestamp ?? appointment.statusSince).slice(0, 10);
    if (day < (fromDate ?? day) || day > (toDate ?? day)) return [];
    const { id, status, appointmentFee: fee, appointmentCurrency: currency } = appointment;
    return [{ id, status, day, fee, currency, number: policy.policyNumber }];
  });
  return writeSpreadsheet<Row>(
    'Appointments',
    [
      { heading: 'appointmentId', value: ({ id }) => id },
      { heading: 'status', width: 30, value: ({ status }) => status },
      { heading: 'day', value: ({ day }) => day },
      { heading: 'appointmentFee', width: 16, value: ({ fee }) => fee },
      { heading: 'appointmentCurrency', width: 20, value: ({ currency }) => currency },
      { heading: 'policyNumber', width: 20, value: ({ number }) => number },
    ],
    rows,
  );
}
