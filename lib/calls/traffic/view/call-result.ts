import type { CheckedCall } from '../check/check-calls';
import { hasError } from '../output/checked-input';

/** What a page lists of a call: a file can have thousands. */
export type CallResult = {
  /** Its position in the input. */
  index: number;
  name: string | undefined;
  method: string;
  /** Without the server, and without the query and the fragment, which can have personal data. */
  path: string;
  status: number | undefined;
  operationId: string | undefined;
  isWebhook: boolean;
  findingCount: number;
  /** The number of its values that mean something special; 0 for one of many calls, which are not asked for that. */
  valueRuleCount: number;
  hasError: boolean;
  /** Whether the server reported an error. */
  isRefused: boolean;
  /** Whether the client did. */
  hasClientError: boolean;
};

export function toCallResult(checked: CheckedCall, index: number, isSingle = true): CallResult {
  const { call, match, findings, listValueRules, isRefused } = checked;
  return {
    index,
    name: call.name,
    method: call.request?.method.toUpperCase() ?? '',
    path: call.request?.url.replace(/^[a-z]+:\/\/[^/?#]*|[?#].*$/gis, '') ?? '',
    status: call.response?.status || undefined,
    operationId: match?.operation.id,
    isWebhook: match?.operation.path === '',
    findingCount: findings.length,
    valueRuleCount: isSingle ? listValueRules().filter(({ rank }) => rank === 0).length : 0,
    hasError: hasError(checked),
    isRefused,
    hasClientError: call.clientError !== undefined,
  };
}

/** Whether a call did not succeed, whatever else is worth knowing about it. */
export const isFailed = ({ isRefused, hasClientError }: CallResult): boolean =>
  isRefused || hasClientError;

/** Whether a call needs an explanation. */
export const isFailing = (call: CallResult): boolean => call.hasError || isFailed(call);

/** A call that can be sent to the sandbox: its operation is known, and it is no delivery. */
export type ReplayableCall = CallResult & { operationId: string };

export const isReplayable = (call: CallResult): call is ReplayableCall =>
  call.operationId !== undefined && !call.isWebhook && call.method !== '';
