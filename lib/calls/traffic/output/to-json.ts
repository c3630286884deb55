import type { CheckedCall } from '../check/check-calls';
import { toCallResult } from '../view/call-result';
import { judgeCall } from '../view/verdict';
import { describeCall, judgeInput, type TrafficReport } from './checked-input';

/**
 * The results of a call for programs, without its bodies and headers.
 * @param toLink makes the key and value of a link from a path of the portal
 */
export function toJsonCall<Link extends object>(
  checked: CheckedCall,
  index: number,
  toLink: (path: string) => Link,
) {
  const { call, match, findings, causes, listValueRules, repeat } = checked;
  const withLink = <Value extends { href: string }>({ href, ...rest }: Value) => ({
    ...rest,
    ...toLink(href),
  });
  return {
    name: describeCall(call, index),
    verdict: judgeCall(toCallResult(checked, index, 1)).text,
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
    verdict: judgeInput({ calls, notes }),
    notes,
    calls: calls.map((call, index) => toJsonCall(call, index, (path) => ({ url: toUrl(path) }))),
  })),
  summary,
});
