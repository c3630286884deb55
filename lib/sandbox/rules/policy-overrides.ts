import { reject, rejectNotFound } from '../api-error';
import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Policy, PolicyOverride, StoredFile } from '../sandbox-data';
import { clampInstant, parseTimestamp, toTimestamp } from '../timestamps';
import { extractPhotos } from './extract-attachments';

type PolicyOverrideBody = Schemas['PolicyOverride'];

/** Default length of the window: 24 hours (specification: portal.txt, section 5). */
const defaultWindowMs = 24 * 60 * 60 * 1000;

/** Throws a `ApiError` if the patient does not belong to the policy. */
export function requirePolicyPatient(
  store: Store,
  policy: Policy,
  patientId: number | undefined,
): void {
  if (patientId === undefined) return;
  if (store.get('people', patientId)?.policyId === policy.id) return;
  rejectNotFound('patientId', 'patient of the policy', patientId);
}

const getDisplayName = ({ email, details: { firstName, lastName } }: Account) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/**
 * Returns a new override and the files of its attachments, without storing them. By default, the window starts now and
 * lasts 24 hours. The initiator and the timestamp are always set by the sandbox.
 * @throws {ApiError} if the patient does not belong to the policy, or the window ends before it starts
 */
export function createPolicyOverride(
  sandbox: Sandbox,
  caller: Account,
  policy: Policy,
  sent: PolicyOverrideBody,
): { override: PolicyOverride; files: StoredFile[] } {
  const { store, clock } = sandbox;
  requirePolicyPatient(store, policy, sent.patientId);
  const now = clock.now().getTime();
  const start = sent.startTimestamp === undefined ? now : parseTimestamp(sent.startTimestamp);
  const end =
    sent.endTimestamp === undefined
      ? clampInstant(start + defaultWindowMs)
      : parseTimestamp(sent.endTimestamp);
  if (end < start) {
    reject('SANDBOX_DATES_REVERSED', 'The window of the override ends before it starts.', {
      field: 'endTimestamp',
      reason: `must not be before the start of the window, ${toTimestamp(start)}`,
      found: toTimestamp(end),
    });
  }
  const { attachments, ...fields } = sent;
  const extracted = attachments && extractPhotos(sandbox, attachments, []);
  const override: PolicyOverride = {
    ...fields,
    ...(extracted && { attachments: extracted.photos }),
    id: store.nextId(),
    policyId: policy.id,
    startTimestamp: toTimestamp(start),
    endTimestamp: toTimestamp(end),
    initiatorId: caller.id,
    initiatorName: getDisplayName(caller),
    timestamp: toTimestamp(now),
  };
  return { override, files: extracted?.files ?? [] };
}

/** Lists the overrides of a policy in the order of their creation. */
export const listPolicyOverrides = (store: Store, policyId: number): PolicyOverride[] =>
  store.list('overrides').filter((override) => override.policyId === policyId);

/**
 * Returns an override as in API responses, with its defaults: one visit, no excess, the company's currency. A price
 * limit of 0 is not replaced; it means that the company's limit applies.
 */
export function serializePolicyOverride(
  store: Store,
  { id, policyId, ...override }: PolicyOverride,
): PolicyOverrideBody {
  const { companyId } = store.get('policies', policyId) ?? {};
  const { primaryCurrency } = store.get('companies', companyId) ?? {};
  return {
    visitsNumber: 1,
    excessFee: 0,
    ...(primaryCurrency && { priceLimitCurrency: primaryCurrency }),
    ...override,
  };
}
