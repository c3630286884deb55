import type { ReportableData } from '../../../api/description/reportable-data';
import { findHeader } from '../find-header';
import { readLiteral } from '../read/literal';
import { getText } from '../read/literal-values';
import type { RecordedBody, RecordedCall } from '../recorded-call';
import { removedText } from '../secret-patterns';
import { methods, redactCall } from './redact-call';
import type { Redaction, RemovedItem } from './redaction';

/** What a report says about a finding. */
export type ReportFinding = {
  /** What is wrong, in words. A value of the call belongs in `found`. */
  message: string;
  found?: string | undefined;
  expected?: string | undefined;
  /** The name or the JSON Pointer of a field. */
  field?: string | undefined;
};

export type ReportedCall = {
  call: RecordedCall;
  /** The id of the operation, if it is known. */
  operation?: string | undefined;
  findings: readonly ReportFinding[];
  /** Documented rules that the call breaks, with what it has, as Markdown. */
  causes?: readonly string[];
};

export type ReportContext = {
  reportable: ReportableData;
  /** The versions of the API with which the call was checked. */
  apiVersions: readonly string[];
};

export type Report = { markdown: string; removed: RemovedItem[] };

/** A text as code in Markdown, between more backticks than it has. */
function formatCode(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const fence = '`'.repeat(
    Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)) + 1,
  );
  const space = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** A text in a line of Markdown, in which no character has a meaning. */
const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');

function formatBlock(title: string, body: RecordedBody | undefined): string[] {
  if (!body || body.content === '') return [];
  const fence = '`'.repeat(
    Math.max(2, ...(body.content.match(/`+/g) ?? []).map(({ length }) => length)) + 1,
  );
  const language = /^[[{]/.test(body.content) ? 'json' : '';
  return [`### ${title}`, `${fence}${language}\n${body.content}\n${fence}`];
}

/** The value found, unless it is one that reports can't have. Without a field, only a word that was not removed is. */
function redactFound({ found, field }: ReportFinding, redaction: Redaction): string | undefined {
  if (found === undefined) return undefined;
  // What is missing, or the name of what is there instead.
  if (
    /^(?:nothing|an empty header|[\w-]+: (?:\w+ )?…|[\w-]+ in the query)$/.test(found) ||
    (field === 'method' && methods.test(found)) ||
    field === `query.${found}`
  )
    return redaction.clean(found, 'finding');
  const name = field?.split(/[/.[\]]/).findLast((part) => part !== '' && !/^\d+$/.test(part));
  if (name) return redaction.redactText(found, name, `finding about ${name}`);
  const isPart = [...redaction.values].some((value) => value.includes(found));
  const isWord = /^\S{1,60}$/.test(found) && !isPart;
  return isWord ? redaction.clean(found, 'finding') : redaction.remove(found, 'value', 'finding');
}

function formatFinding(finding: ReportFinding, redaction: Redaction): string {
  const found = redactFound(finding, redaction);
  const details = [
    ...(!finding.field ? [] : [`field ${formatCode(redaction.clean(finding.field, 'finding'))}`]),
    ...(found === undefined
      ? []
      : [`found ${found === removedText ? removedText : formatCode(found)}`]),
    ...(finding.expected === undefined
      ? []
      : [`expected ${formatCode(redaction.clean(finding.expected, 'finding'))}`]),
  ];
  const message = escapeMarkdown(redaction.clean(finding.message, 'finding'));
  return `- ${message}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** The fields of an error record with which support finds an error. */
function readTrace(body: RecordedBody | undefined): {
  trace?: string | undefined;
  timestamp?: string | undefined;
} {
  const { literal } = readLiteral(body?.content ?? '');
  const trace = getText(literal, 'trace');
  // Other records have times, too.
  const isError = trace !== undefined || getText(literal, 'error') !== undefined;
  return { trace, timestamp: isError ? getText(literal, 'timestamp') : undefined };
}

function formatCall(
  { call, operation, findings, causes = [] }: ReportedCall,
  context: ReportContext,
): Report {
  const { call: redacted, removed, redaction } = redactCall(call, context.reportable);
  const { request, response, startedAt } = redacted;
  const { trace, timestamp } = readTrace(response?.body);
  const facts: Array<[string, string | number | undefined]> = [
    ['Trace', trace],
    ['Time of the error', timestamp],
    ['Sent at', startedAt],
    ['Request', request && `${request.method} ${request.url}`.trim()],
    ['Operation', operation],
    ['Status', response?.status],
    ['Time of the response', findHeader(response?.headers ?? [], 'Date')?.value],
    ['API version', context.apiVersions.join(', ') || undefined],
  ];
  const lines = facts.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [`- ${label}: ${formatCode(String(value))}`],
  );
  const path = /^(?:[a-z]+:\/\/[^/]*)?([^?]*)/i.exec(request?.url ?? '')?.[1] ?? '';
  // The address of a receiver says nothing to the provider.
  const target = path.includes(removedText) ? (operation ?? path) : path;
  const title =
    [request?.method, target].filter(Boolean).join(' ') || (response ? 'Response' : 'Body');
  const sections = [
    `## ${escapeMarkdown(title)}${response?.status ? ` returned ${response.status}` : ''}`,
    lines.join('\n'),
    ...(findings.length > 0
      ? ['### Findings', findings.map((finding) => formatFinding(finding, redaction)).join('\n')]
      : []),
    ...(causes.length > 0
      ? [
          '### Likely causes',
          causes.map((cause) => `- ${redaction.clean(cause, 'causes')}`).join('\n'),
        ]
      : []),
    ...formatBlock('Request body', request?.body),
    ...formatBlock('Response body', response?.body),
  ];
  return { markdown: sections.join('\n\n'), removed };
}

/** Formats calls as a message for support or a colleague in Markdown, without personal data and secrets. */
export function formatReport(calls: readonly ReportedCall[], context: ReportContext): Report {
  const reports = calls.map((call) => formatCall(call, context));
  return {
    markdown: `${reports.map(({ markdown }) => markdown).join('\n\n')}\n`,
    removed: reports.flatMap(({ removed }) => removed),
  };
}
