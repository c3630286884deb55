import { pluralize } from '../../../kit/text/pluralize';
import type { ReadNote } from '../recorded-call';
import { type CallResult, isFailing } from './call-result';

/** What is said of a call or of a list: it fits, fits with reservations, doesn't fit, or wasn't read as a whole. */
export type Verdict = {
  kind: 'fits' | 'reserved' | 'misfit' | 'unread';
  /** One or two sentences. */
  text: string;
  /** For a list of calls, of which the reader sees only the shortest. */
  label: string;
};

/** What decides the verdict about a call. */
export type JudgedCall = Pick<
  CallResult,
  | ('operationId' | 'method' | 'isWebhook' | 'isRefused' | 'hasClientError')
  | ('hasError' | 'findingCount' | 'valueRuleCount' | 'likelyCauseCount' | 'isPartial' | 'isCut')
>;

/** What the reader of the text has noted. */
type Notes = ReadonlyArray<Pick<ReadNote, 'about'>>;

/** An all-clear needs that everything was read. */
const unreadText = 'A part of the text wasn’t read, so this is no all-clear.';

const isUnread = ({ about }: Pick<ReadNote, 'about'>): boolean => about === 'unread';

/** An error is no success, although the call fits the description, as far as it was read. */
function describeRefusal(call: JudgedCall, notes: Notes): string {
  const { operationId, method, isWebhook, hasError, findingCount, likelyCauseCount } = call;
  const text = `${isWebhook ? 'Your receiver' : 'The server'} reported an error`;
  if (hasError) return `${text}, and the call doesn’t fit: ${pluralize(findingCount, 'finding')}.`;
  if (operationId === undefined)
    return `${text}. Select the operation that returned it, to see which documented rules can refuse the call.`;
  if (method === '' || isWebhook) return `${text}.`;
  if (findingCount > 0) return `${text}: ${pluralize(findingCount, 'finding')}.`;
  if (call.isPartial || call.isCut || notes.some(isUnread))
    return `${text}, and the whole call isn’t known. Paste what is missing, too.`;
  return likelyCauseCount > 0
    ? `${text}. The call fits the schemas of the description, but breaks one of its rules.`
    : `${text}, although the call fits the description.`;
}

const reserved = (text: string, label = 'Notes'): Verdict => ({ kind: 'reserved', text, label });

/**
 * Decides what is said of a call. Only a call of which everything was read, and about which nothing is known that speaks
 * against it, fits.
 */
export function judgeCall(call: JudgedCall, notes: Notes = []): Verdict {
  const { operationId, isRefused, hasClientError, hasError, findingCount, valueRuleCount } = call;
  const findings = pluralize(findingCount, 'finding');
  if (hasError)
    return {
      kind: 'misfit',
      text: isRefused ? describeRefusal(call, notes) : `The call doesn’t fit: ${findings}.`,
      label: findings,
    };
  if (isRefused) return reserved(describeRefusal(call, notes), 'Error');
  if (hasClientError) {
    const advice = operationId === undefined ? ' To have the call checked, paste it, too.' : '';
    return reserved(`The client reported an error.${advice}`, 'Client error');
  }
  if (notes.some(isUnread)) return { kind: 'unread', text: unreadText, label: 'Read in part' };
  if (findingCount > 0) return reserved(`No contradiction, but ${findings}.`, findings);
  if (notes.some(({ about }) => about === 'method'))
    return {
      kind: 'unread',
      text: 'The text doesn’t show the method, so only the address was checked. Select the method.',
      label: 'Read in part',
    };
  if (call.isCut)
    return {
      kind: 'unread',
      text: 'Only a part of the call was recorded, so this is no all-clear.',
      label: 'Read in part',
    };
  if (operationId === undefined)
    return reserved('No operation is known, so only the response is explained.', 'No operation');
  if (call.isPartial)
    return reserved('The part of the call that the text has fits the description.', 'In part');
  if (valueRuleCount)
    return reserved(
      `The call fits the description. ${pluralize(valueRuleCount, 'documented rule')} about its values can matter.`,
      pluralize(valueRuleCount, 'note'),
    );
  if (notes.length > 0) return reserved('The call fits the description. See the notes.');
  // Of one of many calls, the notes are not known yet.
  const label = valueRuleCount === undefined ? 'No finding' : 'Fits';
  return { kind: 'fits', text: 'The call fits the description.', label };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Decides what is said of a whole input. */
export function judgeCalls(calls: readonly JudgedCall[], notes: Notes): Verdict {
  const [first, second] = calls;
  const label = '';
  if (!first) return { kind: 'unread', text: 'Nothing in this text can be checked.', label };
  if (!second) return judgeCall(first, notes);
  const failing = calls.filter(isFailing);
  const hasUnread = notes.some(isUnread);
  if (failing.length > 0) {
    const text = `${failing.length} of ${calls.length} calls don’t fit or were refused.`;
    const kind = failing.some(({ hasError }) => hasError) ? 'misfit' : 'reserved';
    return { kind, text: hasUnread ? `${text} ${unreadText}` : text, label };
  }
  if (hasUnread) return { kind: 'unread', text: unreadText, label };
  const findings = sum(calls.map(({ findingCount }) => findingCount));
  const remarks = sum(calls.map(({ valueRuleCount = 0 }) => valueRuleCount)) + notes.length;
  const known = [
    ...(findings > 0 ? [pluralize(findings, 'finding')] : []),
    ...(remarks > 0 ? [pluralize(remarks, 'note')] : []),
  ];
  const outcome = `No contradiction in ${calls.length} calls`;
  if (known.length > 0) return reserved(`${outcome}, but ${known.join(' and ')}.`, label);
  const others = calls.filter((call) => judgeCall(call).kind !== 'fits').length;
  if (others > 0) return reserved(`${outcome}, but ${others} can’t be judged as a whole.`, label);
  const isAsked = calls.every(({ valueRuleCount }) => valueRuleCount !== undefined);
  if (isAsked) return { kind: 'fits', text: `${calls.length} calls fit the description.`, label };
  return reserved(`${outcome}. To see the notes about its values, select a call.`, label);
}
