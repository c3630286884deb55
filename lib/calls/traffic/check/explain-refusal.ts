import { getTokenUse } from '../../../api/description/restrictions';
import { isRecord } from '../../../kit/json/is-record';
import { sandboxErrors } from '../../../sandbox/error-codes';
import { operationPath, sandboxErrorPath, undocumentedPath } from '../../../site/page-paths';
import { summarizeError } from '../../console/api-response';
import type { ApplicableRule } from './applicable-rules';
import { findDocumentedResponse } from './check-response';
import type { FoundOperation } from './check-url';
import { listNamedFields } from './named-fields';
import { type Condition, type ConditionResult, decideRefusal } from './refusal-conditions';
import { isWebhook, type TrafficDescription } from './traffic-description';
import type { TrafficFinding } from './traffic-finding';

/** Something documented that can be why a call was refused. */
export type RefusalCause = {
  title: string;
  /** What the documentation says, as Markdown. */
  text: string;
  condition: Condition;
  /** Why the condition is met, can be met, or cannot, as Markdown. */
  reason: string;
  /** The page and anchor of the source. */
  href: string;
  /** Whether the request breaks the rule, whatever the data of the server is. */
  isBroken?: true;
  /** Whether it is a finding, which says the same. */
  isFinding?: true;
  /** The field or parameter that it is about. */
  field?: string;
  /** Whether the response names this field. */
  isNamed?: true;
};

/** A refused call. */
export type RefusedCall = {
  match?: FoundOperation | undefined;
  /** The documented rules about the request. */
  rules: readonly ApplicableRule[];
  /** Those about fields of a body that the text doesn't have. */
  unknownRules: readonly ApplicableRule[];
  /** Whether the request was recorded, not only its response. */
  hasRequest: boolean;
  /** Whether the text has no body, or only a part of it, although the operation has one. */
  isBodyUnknown: boolean;
  hasToken: boolean;
  hasUnknownHeaders: boolean;
  status: number | undefined;
  /** The parsed body of the response. */
  errorRecord: unknown;
  findings: readonly TrafficFinding[];
};

const noToken = 'The call needs an access token';

const isSandboxCode = (code: string): code is keyof typeof sandboxErrors =>
  Object.hasOwn(sandboxErrors, code);

/** The cause that the sandbox names itself: its error codes are documented, unlike those of the API. */
function readSandboxCause(errorRecord: unknown): RefusalCause[] {
  const { error = '', message, reason, help } = summarizeError(errorRecord) ?? {};
  if (!isSandboxCode(error)) return [];
  const { meaning, action } = sandboxErrors[error];
  return [
    {
      title: error,
      text: `${meaning} ${action}`,
      condition: 'met',
      reason: [message, reason, help].filter((text) => text !== undefined).join(' '),
      href: sandboxErrorPath(error),
    },
  ];
}

/** A sentence of what was found, which can end with a mark of what is left out. */
const toFound = (found: string): string => `Found ${found}${found.endsWith('…') ? '' : '.'}`;

/** What does not fit, as causes: the server, or the receiver of a delivery, can refuse it for that alone. */
function toCauses(findings: readonly TrafficFinding[], isDelivery: boolean): RefusalCause[] {
  const meantAt = new Map(findings.map(({ location, meant }) => [meant && location, meant]));
  return findings
    .filter(({ part, level }) => part === 'request' && level !== 'note')
    .map(({ level, message, found, expected, location, href, meant }) => ({
      title: location.startsWith('/') ? `\`${location.slice(1)}\`: ${message}` : message,
      text: `Expected ${expected}.`,
      condition: (level === 'error' || meant !== undefined) && !isDelivery ? 'met' : 'possible',
      reason: toFound(found),
      href,
      isFinding: true,
      field: meantAt.get(location) ?? location.replace(/^.*[/.]/, ''),
    }));
}

const toForeignCause = ({ message, found, href }: TrafficFinding): RefusalCause => ({
  title: message,
  text: 'The API can have received the call all the same. The logs of the proxy or gateway have the cause.',
  condition: 'met',
  reason: toFound(found),
  href,
});

/** A rule that can refuse the call. Rules that only explain a value refuse nothing. */
function toCause(
  { rule, subject, pointer, href }: ApplicableRule,
  missing?: 'request' | 'body',
): RefusalCause[] {
  const { title, rule: text } = rule;
  const decided = decideRefusal(title, subject);
  if (!decided) return [];
  const name = pointer === undefined ? '' : `\`${pointer.slice(1)}\`: `;
  // What a part of a body has is decided. What it lacks is not.
  const isOpen = missing === 'request' || (missing && decided.condition === 'excluded');
  const result: ConditionResult = isOpen
    ? { condition: 'possible', reason: `It depends on the ${missing}. Paste it, too.` }
    : decided;
  return [{ title: `${name}${title}`, text, href, field: subject.name, ...result }];
}

/** What is documented about who can call the operation, and about its token. */
function listAccessCauses({
  match,
  hasToken,
  hasUnknownHeaders,
  status,
}: RefusedCall): RefusalCause[] {
  if (!match) return [];
  const { id, source } = match.operation;
  const viewers = source['x-visible-to'] ?? [];
  const forbidden = status === 403 ? findDocumentedResponse(match.operation, 403) : undefined;
  return [
    ...(viewers.length > 0
      ? [
          {
            title: 'Who can call it',
            text: `The operation is open to: ${viewers.join(', ').toLowerCase()}.`,
            condition: 'possible' as const,
            reason: 'It depends on whose token it is.',
            href: operationPath(id),
          },
        ]
      : []),
    ...(forbidden?.description === undefined
      ? []
      : [
          {
            title: 'Status 403',
            text: forbidden.description,
            condition: 'possible' as const,
            reason: 'The response has this status.',
            href: `${operationPath(id)}#responses`,
          },
        ]),
    ...(hasUnknownHeaders && !hasToken && getTokenUse(source) === 'required'
      ? [
          {
            title: noToken,
            text: 'The token is in a header.',
            condition: 'possible' as const,
            reason: 'The text doesn’t show all headers of the call.',
            href: operationPath(id),
          },
        ]
      : []),
    ...(hasToken && getTokenUse(source) === 'required' && status !== 403
      ? [
          {
            title: 'The token is no longer valid',
            text: 'How long an access token is valid is not documented.',
            condition: 'possible' as const,
            reason: 'The request sends a token. Try it in one read request.',
            href: undocumentedPath('token-lifetime'),
          },
        ]
      : []),
  ];
}

/** The fields that the response names, if nothing else is known about them. */
const toNamedCauses = (
  { errorRecord }: RefusedCall,
  description: TrafficDescription,
): RefusalCause[] =>
  listNamedFields(errorRecord, description).map(({ name, expected, href }) => ({
    title: `\`${name}\``,
    text: `It is documented as ${expected}.`,
    condition: 'possible',
    reason: 'The response names it.',
    href,
    field: name,
  }));

const conditionOrder: readonly Condition[] = ['met', 'possible', 'excluded'];

/** The words of a response in which it can name a field, without the names of its own fields. */
function listResponseWords(errorRecord: unknown): Set<string> {
  const { message, data } = isRecord(errorRecord) ? errorRecord : { message: errorRecord };
  return new Set(JSON.stringify([message ?? '', data ?? '']).match(/[\w-]+/g));
}

/** Causes about the same field that the response names, as one. */
function mergeNamed(causes: readonly RefusalCause[]): RefusalCause[] {
  const merged: RefusalCause[] = [];
  for (const cause of causes) {
    const index = merged.findIndex(({ isNamed, field }) => isNamed && field === cause.field);
    const first = merged[index];
    if (!first || !cause.isNamed) {
      merged.push(cause);
      continue;
    }
    const title = cause.title.replace(/^`[^`]*`:? ?/, '');
    const more = [title && `${title}.`, cause.text, cause.reason].filter(Boolean).join(' ');
    const isFinding = first.isFinding ?? cause.isFinding;
    const reason = `${first.reason} ${more}`;
    merged[index] = { ...first, ...(isFinding && { isFinding }), reason };
  }
  return merged;
}

/**
 * Lists why a call may have been refused: the documented rules whose condition the request meets, can meet, or cannot,
 * most likely first. Has nothing that no page says.
 */
export function explainRefusal(call: RefusedCall, description: TrafficDescription): RefusalCause[] {
  const { match, hasRequest, isBodyUnknown, rules, errorRecord, findings, status } = call;
  const isDelivery = match !== undefined && isWebhook(match.operation);
  const foreign = findings.filter(({ ruleId }) => ruleId === 'foreign-response');
  // Another server than the API's has no rules of the API, and a method that a path lacks has none of the others.
  const isForeign = foreign.length > 0 || findings.some(({ ruleId }) => ruleId === 'wrong-method');
  const words = listResponseWords(errorRecord);
  const named = call.unknownRules.filter(({ subject }) => words.has(subject.name));
  const known = [
    ...foreign.map(toForeignCause),
    ...readSandboxCause(errorRecord),
    ...toCauses(findings, isDelivery),
    ...(isDelivery || isForeign
      ? []
      : [
          ...rules.flatMap((rule) =>
            toCause(rule, hasRequest ? (isBodyUnknown ? 'body' : undefined) : 'request'),
          ),
          ...named.flatMap((rule) => toCause(rule, 'body')),
        ]),
    ...(isForeign ? [] : listAccessCauses(call)),
  ];
  const isExplained = ({ field }: RefusalCause) =>
    known.some((cause) => cause.field === field && cause.condition !== 'excluded');
  const causes = [
    ...known,
    ...toNamedCauses(call, description).filter((cause) => !isExplained(cause)),
  ];
  // A wrong company id is the only documented meaning of 403.
  const isCompany = ({ title }: RefusalCause) => status === 403 && /compan|supplied/i.test(title);
  const score = (cause: RefusalCause): number =>
    conditionOrder.indexOf(cause.condition) * 4 -
    (cause.isBroken ? 3 : 0) -
    (cause.isNamed ? 8 : 0) -
    // What another client can have changed comes before what most calls of the kind meet.
    (cause.title.endsWith('Concurrent change') ? 1 : 0) +
    (cause.title === 'Extra details' ? 1 : 0) +
    // A token in a header that the text doesn't show is the rule.
    (cause.title === noToken && !cause.isFinding ? 3 : 0) -
    (isCompany(cause) ? 5 : 0);
  const listed = causes
    .filter((cause, index) => causes.findIndex((other) => isSameCause(cause, other)) === index)
    .map((cause): RefusalCause => {
      const isNamed = words.has(cause.field ?? '') && cause.condition !== 'excluded';
      return isNamed ? { ...cause, isNamed } : cause;
    })
    .sort((one, other) => score(one) - score(other));
  return mergeNamed(listed);
}

/** Whether two causes say the same: a rule can be on an operation and on its field. */
const isSameCause = (one: RefusalCause, other: RefusalCause): boolean =>
  one.text === other.text && one.reason === other.reason;
