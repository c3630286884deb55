import { reject } from '../api-error';
import type { QueryParameters, Schemas } from '../api-types';
import type { Store } from '../record-store';
import type { Account } from '../sandbox-data';
import { tokenHeader } from '../sandbox-protocol';
import { hasGrantFor } from './permissions';
import { writeSpreadsheet } from './spreadsheet';

/** Grants that allow reading the reports of a company. The specification names none; sandbox interpretation. */
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
 * Returns the ids of the companies in a report: the requested one, or all companies of the caller. A wrong company is
 * refused with an error record, because the operation documents no 403.
 * @throws {ApiError} if the caller has no grant, or the company is not the caller's
 */
function resolveCompanyIds(
  store: Store,
  caller: Account,
  companyId: number | undefined,
): Set<number> {
  const allowedIds = store
    .list('companies')
    .map(({ id }) => id)
    .filter((id) => hasGrantFor(caller, reportGrants, id));
  if (allowedIds.length === 0) {
    reject('SANDBOX_GRANT_MISSING', 'The call needs a grant of a company.', {
      field: tokenHeader,
      reason: `${caller.email} has none of the grants ${reportGrants.join(', ')}.`,
    });
  }
  if (companyId !== undefined && !allowedIds.includes(companyId)) {
    reject('SANDBOX_COMPANY_WRONG', 'The company is not one of the caller’s.', {
      field: 'companyId',
      reason: `must be one of ${allowedIds.join(', ')}, or omitted`,
      found: companyId,
    });
  }
  return new Set(companyId === undefined ? allowedIds : [companyId]);
}

type Row = {
  id: number;
  status: string;
  day: string;
  fee?: number | undefined;
  currency?: string | undefined;
  number: string;
};

/**
 * Returns a report as a spreadsheet: the appointments under the policies of a company, from `fromDate` to `toDate`,
 * both of which are optional. The report ids and the columns are not documented; every `reportId` returns this report.
 * An appointment without a date is listed on the day of its status.
 */
export function writeReportSpreadsheet(
  store: Store,
  caller: Account,
  { companyId, fromDate, toDate }: QueryParameters<'downloadReport'>,
): Uint8Array {
  const companyIds = resolveCompanyIds(store, caller, companyId);
  const rows = store.list('appointments').flatMap((appointment): Row[] => {
    const policy = store.get('policies', store.get('people', appointment.patientId)?.policyId);
    if (!policy || !companyIds.has(policy.companyId)) return [];
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
