import { escapeXml } from '../../../kit/text/escape-xml';
import type { CheckedCall } from '../check/check-calls';
import { hasError } from '../view/call-result';
import { describeCall, judgeInput, type TrafficReport } from './checked-input';

function formatCase({ call, match, findings }: CheckedCall, index: number): string {
  const name = escapeXml(describeCall(call, index));
  const start = `    <testcase name="${name}" classname="${escapeXml(match?.operation.id ?? 'unknown')}"`;
  const lines = findings.map(
    ({ level, message, location, found, expected }) =>
      `${level}: ${message} (${location}): found ${found}, expected ${expected}`,
  );
  if (lines.length === 0) return `${start}/>`;
  const text = escapeXml(lines.join('\n'));
  const [first] = findings.filter(({ level }) => level === 'error');
  const content = first
    ? `<failure message="${escapeXml(first.message)}">${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `${start}>${content}</testcase>`;
}

/** Formats the results as JUnit's XML: a file is a suite, a call is a test, and one that does not fit fails. */
export function formatJunit({ inputs }: TrafficReport): string {
  const suites = inputs.map(({ file, calls, notes }) => {
    const failures = calls.filter(hasError).length;
    const name = escapeXml(file);
    return [
      `  <testsuite name="${name}" tests="${calls.length}" failures="${failures}">`,
      ...calls.map(formatCase),
      `    <system-out>${escapeXml(judgeInput({ calls, notes }).text)}</system-out>`,
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>`;
}
