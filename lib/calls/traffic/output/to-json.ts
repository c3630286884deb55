import type { CheckedCall } from '../check/check-calls';
import { describeCall, type TrafficReport } from './checked-input';

/**
 * The results of a call for programs, without its bodies and headers.
 * @param toLink makes the key and value of a link from a path of the portal
 */
export function toJsonCall<Link extends object>(
  { call, match, findings, causes, listValueRules, repeat }: CheckedCall,
  index: number,
  toLink: (path: string) => Link,
) {
  const withLink = <Value extends { href: string }>({ href, ...rest }: Value) => ({
    ...rest,
    ...toLink(href),
  });
  return {
    name: describeCall(call, index),
    ...(match && { operation: match.operation.id }),
    findings: findings.map(withLink),
    causes: causes.map(withLink),
    valueRules: listValueRules().map(withLink),
    ...(repeat && { repeat: withLink(repeat) }),
  };
}

/** The results for programs. */
export const toJson = ({ inputs, summary, toUrl }: TrafficReport) => ({
  inputs: inputs.map(({ file, kind, notes, calls }) => ({
    file,
    kind,
    notes,
    calls: calls.map((call, index) => toJsonCall(call, index, (path) => ({ url: toUrl(path) }))),
  })),
  summary,
});
