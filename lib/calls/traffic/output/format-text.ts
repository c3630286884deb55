import { pluralize } from '../../../kit/text/pluralize';
import { needsChangeText, repeatTexts } from '../check/advise-repeat';
import type { CallRepeat, CheckedCall } from '../check/check-calls';
import type { RefusalCause } from '../check/explain-refusal';
import { conditionTexts } from '../check/refusal-conditions';
import type { TrafficSummary } from '../check/summarize-traffic';
import { levelTexts, type TrafficFinding } from '../check/traffic-finding';
import { fewCalls, toCallResult } from '../view/call-result';
import { judgeCall } from '../view/verdict';
import {
  type CheckedInput,
  describeCall,
  judgeInput,
  kindTexts,
  type TrafficReport,
} from './checked-input';
import { createPositionFinder } from './text-position';

/** Markdown without the targets of its links, and without code marks. */
const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

type Context = Pick<TrafficReport, 'toUrl'> & {
  /** `file:line:column` of a range. */
  locate: (at: TrafficFinding['at']) => string;
};

const formatFinding = (finding: TrafficFinding, { locate, toUrl }: Context): string[] => [
  `  ${levelTexts[finding.level]}: ${finding.message}${finding.location === '' ? '' : ` (${finding.location})`}`,
  `    at        ${locate(finding.at)}`,
  `    found     ${finding.found}`,
  `    expected  ${finding.expected}`,
  `    see       ${toUrl(finding.href)}`,
];

const describeRepeat = ({ verdict, reason, needsChange, read }: CallRepeat): string =>
  [
    `${repeatTexts[verdict]}. ${reason}`,
    ...(needsChange ? [needsChangeText] : []),
    ...(read && verdict !== 'safe'
      ? [`The read is ${read.method.toUpperCase()} ${read.path}.`]
      : []),
  ].join(' ');

const describeCause = ({
  title,
  text,
  reason,
  isFinding,
  isNamed,
}: Pick<RefusalCause, 'title' | 'text' | 'reason' | 'isFinding' | 'isNamed'>): string =>
  toPlainText(isFinding && !isNamed ? `${title} (see above)` : `${title}. ${text} ${reason}`);

const formatCause = (cause: RefusalCause, { toUrl }: Context): string[] =>
  cause.condition === 'excluded'
    ? []
    : [
        `    ${conditionTexts[cause.condition]}: ${describeCause(cause)}`,
        ...(cause.isFinding ? [] : [`      see ${toUrl(cause.href)}`]),
      ];

/** The findings of a call, why it may have failed, and whether to send it again. */
function formatCall(
  checked: CheckedCall,
  index: number,
  count: number,
  context: Context,
): string[] {
  const { call, match, findings, causes, repeat } = checked;
  const valueRules =
    count > fewCalls
      ? []
      : checked.listValueRules().filter(({ rank }) => count === 1 || rank === 0);
  const { kind, text } = judgeCall(toCallResult(checked, index, fewCalls + 1));
  if (kind === 'fits' && valueRules.length === 0) return [];
  const operation = match ? ` (${match.operation.id})` : '';
  const reasons = causes.flatMap((cause) => formatCause(cause, context));
  return [
    '',
    describeCall(call, index) + operation,
    ...(count > 1 ? [`  ${text}`] : []),
    ...findings.flatMap((finding) => formatFinding(finding, context)),
    ...(reasons.length > 0 ? ['  Why it may have failed:', ...reasons] : []),
    ...(valueRules.length > 0 ? ['  What the documentation says:'] : []),
    ...valueRules.flatMap((rule) => [
      `    ${describeCause(rule)}`,
      `      see ${context.toUrl(rule.href)}`,
    ]),
    ...(repeat && causes.length > 0
      ? [`  Send it again? ${describeRepeat(repeat)}`, `      see ${context.toUrl(repeat.href)}`]
      : []),
  ];
}

function formatInput(input: CheckedInput, { toUrl }: TrafficReport): string[] {
  const { file, text, kind, notes, calls } = input;
  const positionOf = createPositionFinder(text);
  const locate: Context['locate'] = (at) => {
    if (!at) return file;
    const { line, column } = positionOf(at.offset);
    return `${file}:${line}:${column}`;
  };
  return [
    `${file}: ${kindTexts[kind]}, ${pluralize(calls.length, 'call')}. ${judgeInput(input).text}`,
    ...notes.map(({ message, at }) => `  ${locate(at)}  ${message}`),
    ...calls.flatMap((call, index) => formatCall(call, index, calls.length, { toUrl, locate })),
  ];
}

/** Lists longer than this are cut off: the other formats have all. */
const maxNames = 12;

function joinNames(names: readonly string[]): string {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function formatSummary(summary: TrafficSummary): string[] {
  const { calls, otherCalls, operations, unusedOperations, enumerations, changes } = summary;
  const unmet = enumerations.filter((enumeration) => enumeration.unmet.length > 0);
  return [
    '',
    `${pluralize(calls, 'call')}${otherCalls > 0 ? `, of which ${otherCalls} fit no operation` : ''}`,
    ...operations.map(({ operationId, calls: count, findings, statuses, unmetStatuses }) => {
      const met = Object.entries(statuses).map(([status, number]) => `${status} × ${number}`);
      const levels = `${findings.error} don’t fit, ${findings.warning} suspicious, ${findings.note} notes`;
      const unseen = unmetStatuses.length > 0 ? `; never ${unmetStatuses.join(', ')}` : '';
      return `  ${operationId}: ${pluralize(count, 'call')} (${met.join(', ')}${unseen}); findings: ${levels}`;
    }),
    ...(unusedOperations.length > 0 && calls > 1
      ? [`Operations without a call: ${joinNames(unusedOperations)}`]
      : []),
    ...(unmet.length > 0 ? ['Values that no response had:'] : []),
    ...unmet.map(({ name, unmet: values }) => `  ${name}: ${joinNames(values)}`),
    ...(changes.length > 0 ? ['Changes of the next release that concern these calls:'] : []),
    ...changes.map(({ title, operations: ids }) => `  ${title} (${joinNames(ids)})`),
  ];
}

/** Formats the results for people. Calls without a finding are only counted. */
export const formatText = (report: TrafficReport): string =>
  [
    ...report.inputs.flatMap((input) => formatInput(input, report)),
    ...formatSummary(report.summary),
  ]
    .join('\n')
    .trim();
