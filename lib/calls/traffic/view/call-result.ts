import type { CheckedCall } from '../check/check-calls';

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
  /** The number of its values that mean something special; undefined for one of many calls, which are not asked for that. */
  valueRuleCount: number | undefined;
  /** The number of likely causes that are not findings. */
  likelyCauseCount: number;
  hasError: boolean;
  /** Whether the server reported an error. */
  isRefused: boolean;
  /** Whether the client did. */
  hasClientError: boolean;
  /** Whether the record lacks a part of the request, such as its body or its headers. */
  isPartial: boolean;
  /** Whether the record has only a part of a body. */
  isCut: boolean;
};

/** Of more calls than this, only the one that is shown is asked for notes about its values. */
export const fewCalls = 10;

/** Whether a call has a finding that it does not fit. */
export const hasError = ({ findings }: Pick<CheckedCall, 'findings'>): boolean =>
  findings.some(({ level }) => level === 'error');

/** @param count the number of calls in the input */
export function toCallResult(checked: CheckedCall, index: number, count: number): CallResult {
  const { call, match, findings, causes, listValueRules, isRefused, isPartial } = checked;
  const { name, request, response, clientError } = call;
  return {
    index,
    name,
    method: request?.method.toUpperCase() ?? '',
    path: request?.url.replace(/^[a-z]+:\/\/[^/?#]*|[?#].*$/gis, '') ?? '',
    status: response?.status || undefined,
    operationId: match?.operation.id,
    isWebhook: match?.operation.path === '',
    findingCount: findings.length,
    valueRuleCount:
      count > fewCalls ? undefined : listValueRules().filter(({ rank }) => rank === 0).length,
    likelyCauseCount: causes.filter(({ condition, isFinding }) => condition === 'met' && !isFinding)
      .length,
    hasError: hasError(checked),
    isRefused,
    hasClientError: clientError !== undefined,
    isPartial,
    isCut: Boolean(request?.body?.isTruncated || response?.body?.isTruncated),
  };
}

/** Whether a call did not succeed, whatever else is worth knowing about it. */
export const isFailed = ({
  isRefused,
  hasClientError,
}: Pick<CallResult, 'isRefused' | 'hasClientError'>): boolean => isRefused || hasClientError;

/** Whether a call needs an explanation. */
export const isFailing = (
  call: Pick<CallResult, 'hasError' | 'isRefused' | 'hasClientError'>,
): boolean => call.hasError || isFailed(call);

/** A call that can be sent to the sandbox: its operation is known, and it is no delivery. */
export type ReplayableCall = CallResult & { operationId: string };

export const isReplayable = (call: CallResult): call is ReplayableCall =>
  call.operationId !== undefined && !call.isWebhook && call.method !== '';
