import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Store } from '../record-store';
import type { Account, Policy, PolicyOverride, StoredFile } from '../sandbox-data';
import { refuse, refuseNotFound } from '../sandbox-response';
import { clampInstant, parseTimestamp, toTimestamp } from '../timestamps';
import { extractPhotos } from './extract-attachments';

type Shown = Schemas['PolicyOverride'];

/** «endTimestamp: default start plus 24 hours.» */
const windowLength = 24 * 60 * 60 * 1000;

/** Refuses a patient who is none of the policy's people. */
export function requirePolicyPatient(
  store: Store,
  policy: Policy,
  patientId: number | undefined,
): void {
  if (patientId === undefined) return;
  if (store.get('people', patientId)?.policyId === policy.id) return;
  refuseNotFound('patientId', 'patient of the policy', patientId);
}

const nameOf = ({ email, details: { firstName, lastName } }: Account) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/**
 * An override as it is to be kept, and the files of its attachments: with the window that begins now and lasts 24
 * hours unless other timestamps were sent, and with its initiator and the time, which the sandbox sets whatever was
 * sent.
 */
export function createPolicyOverride(
  sandbox: Sandbox,
  caller: Account,
  policy: Policy,
  sent: Shown,
): { override: PolicyOverride; files: StoredFile[] } {
  const { store, clock } = sandbox;
  requirePolicyPatient(store, policy, sent.patientId);
  const now = clock.now().getTime();
  const start = sent.startTimestamp === undefined ? now : parseTimestamp(sent.startTimestamp);
  const end =
    sent.endTimestamp === undefined
      ? clampInstant(start + windowLength)
      : parseTimestamp(sent.endTimestamp);
  if (end < start) {
    refuse('SANDBOX_DATES_REVERSED', 'The window of the override ends before it starts.', {
      field: 'endTimestamp',
      reason: `must not be before the start of the window, ${toTimestamp(start)}`,
      found: toTimestamp(end),
    });
  }
  const { attachments, ...rest } = sent;
  const taken = attachments && extractPhotos(sandbox, attachments, [], `Policy ${policy.id}`);
  const override: PolicyOverride = {
    ...rest,
    ...(taken && { attachments: taken.photos }),
    id: store.nextId(),
    policyId: policy.id,
    startTimestamp: toTimestamp(start),
    endTimestamp: toTimestamp(end),
    initiatorId: caller.id,
    initiatorName: nameOf(caller),
    timestamp: toTimestamp(now),
  };
  return { override, files: taken?.files ?? [] };
}

/** The overrides of a policy, in the order in which they came. */
export const listPolicyOverrides = (store: Store, policyId: number): PolicyOverride[] =>
  store.list('overrides').filter((override) => override.policyId === policyId);

/**
 * An override in answers, with its defaults filled in: one visit, no excess, the company's currency. A price limit of
 * 0 stays: it says that the company's holds.
 */
export function serializePolicyOverride(
  store: Store,
  { id, policyId, ...override }: PolicyOverride,
): Shown {
  const { companyId } = store.get('policies', policyId) ?? {};
  const { primaryCurrency } = store.get('companies', companyId) ?? {};
  return {
    visitsNumber: 1,
    excessFee: 0,
    ...(primaryCurrency && { priceLimitCurrency: primaryCurrency }),
    ...override,
  };
}
