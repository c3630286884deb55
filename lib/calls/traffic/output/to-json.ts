import type { CheckedCall } from '../check/check-calls';
import { describeCall, type TrafficReport } from './checked-input';

/** The results of a call for programs, without its bodies and headers. */
export const toJsonCall = (
  { call, match, findings, causes, repeat }: CheckedCall,
  index: number,
  toUrl: TrafficReport['toUrl'],
) => {
  const withUrl = <Value extends { href: string }>({ href, ...rest }: Value) => ({
    ...rest,
    url: toUrl(href),
  });
  return {
    name: describeCall(call, index),
    ...(match && { operation: match.operation.id }),
    findings: findings.map(withUrl),
    causes: causes.map(withUrl),
    ...(repeat && { repeat: withUrl(repeat) }),
  };
};

/** The results for programs. */
export const toJson = ({ inputs, summary, toUrl }: TrafficReport) => ({
  inputs: inputs.map(({ file, kind, notes, calls }) => ({
    file,
    kind,
    notes,
    calls: calls.map((call, index) => toJsonCall(call, index, toUrl)),
  })),
  summary,
});
