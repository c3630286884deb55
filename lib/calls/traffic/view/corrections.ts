import type { InputKind, RecordedCall } from '../recorded-call';

/** What the reader says about a call, instead of what was understood. */
export type CallCorrection = {
  method?: string | undefined;
  url?: string | undefined;
  /** 0 if there was no response. */
  status?: number | undefined;
  operationId?: string | undefined;
};

/** What the reader says about an input. */
export type Corrections = {
  kind?: InputKind | undefined;
  /** The operation of an input that has no address: that of the page that led to the check. */
  expectedId?: string | undefined;
  /** By the position of the call in the input. */
  calls: Readonly<Record<number, CallCorrection>>;
};

/** Returns a call with what the reader says about it. */
export function correctCall(
  call: RecordedCall,
  { method, url, status }: CallCorrection = {},
): RecordedCall {
  const request = { method: '', url: '', headers: [], ...call.request };
  const isRequestCorrected = method !== undefined || url !== undefined;
  return {
    ...call,
    ...(isRequestCorrected && {
      request: {
        ...request,
        ...(method !== undefined && { method, isMethodAssumed: undefined }),
        url: url ?? request.url,
      },
    }),
    ...(status !== undefined && { response: { headers: [], ...call.response, status } }),
  };
}
