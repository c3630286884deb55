import type { Operation } from '../../../api/description/operation-groups';
import { describeValue } from '../../../kit/diagnostics/diagnostic';
import { operationPath } from '../../../site/page-paths';
import type { ApplicableRule } from './applicable-rules';
import { decideRefusal, type RuleSubject } from './refusal-conditions';

/** What the documentation says about a call, or about a value that it sends or leaves out. */
export type ValueRule = {
  /** The field and the title of the rule, as Markdown. */
  title: string;
  /** The rule, as Markdown. */
  text: string;
  /** What the call sends. */
  reason: string;
  href: string;
  /** 0 for a value that means something special, 1 for another one that was sent, and more for what is likely no cause. */
  rank: number;
};

const isAbsent = ({ value }: RuleSubject) => value === undefined || value === null || value === '';
const isZeroOrLess = ({ value }: RuleSubject) => typeof value === 'number' && value <= 0;
/** What is hidden is blank. */
const hasBlankField = ({ object }: RuleSubject, response: unknown) =>
  JSON.stringify(response ?? object).includes(':""');

/** Fields whose default limits what a call does, by their names: the end of a time, and a number of something. */
const isLimit = ({ name }: RuleSubject) => /^end|expir|number$|limit$|^max/i.test(name);

type ValueCondition = (subject: RuleSubject, response: unknown) => boolean;

/** When a documented rule (`x-rules`) says what the value of a call means, by the title of the rule. Others apply to a value that is sent. */
export const valueConditions: Readonly<Record<string, ValueCondition>> = {
  Address: hasBlankField,
  Addresses: hasBlankField,
  Names: hasBlankField,
  Blank: isAbsent,
  Default: isAbsent,
  'Change of the status': ({ value }) => typeof value === 'string' && value !== 'STATUS_CHANGE',
  'Missing fields': () => true,
  'Minus one': ({ value }) => value === -1,
  // A zero is sent by those who want to remove the excess.
  'Negative excess': isZeroOrLess,
  'Negative limit': isZeroOrLess,
  'Other negative values': ({ value }) => typeof value === 'number' && value < -1,
  'Sample only': () => true,
  'Who is who': isZeroOrLess,
  Zero: ({ value }) => value === 0,
  // Of other systems, `*` is one.
  Wildcards: ({ value }) => typeof value === 'string' && /[*%_]/.test(value),
  'Zero or absent': (subject) => subject.value === 0 || isAbsent(subject),
};

const getCondition = (title: string): ValueCondition | undefined =>
  Object.hasOwn(valueConditions, title) ? valueConditions[title] : undefined;

/** How important a rule is; undefined if it says nothing about the call. */
function rankRule(
  { rule: { title }, subject, pointer, isReceived, isNote }: ApplicableRule,
  response: unknown,
): number | undefined {
  const { operationId, name, value, object } = subject;
  const condition = getCondition(title);
  const isOfField = name !== operationId && value !== object;
  // Most fields of inner objects are left out on purpose, and all of what was received.
  const isInner = pointer !== undefined && /^(?:\/\d+)?\/(?!\d+\/)[^/]+\/./.test(pointer);
  if (isOfField && value === undefined && (isReceived || isInner)) return undefined;
  if (condition && !isNote) {
    // Who leaves out a value to remove it has to send another one.
    const isLeftOut = Object.keys(object).every((key) => !/^excess(?:Fee|Percentage)$/.test(key));
    if (title === 'Negative excess' && value === undefined) return isLeftOut ? 1 : undefined;
    if (!condition(subject, response)) return undefined;
    if (title === 'Missing fields') return 1;
    if (!isOfField || !isAbsent(subject)) return 0;
    // Who sends the start of a time and no end often expects none.
    if (/^end/.test(name) && name.replace(/^end/, 'start') in object) return 0;
    // A call has few parameters.
    return isLimit(subject) || pointer === undefined ? 1 : 3;
  }
  const refusal = decideRefusal(title, subject);
  // What only depends on other data is no news of a call that has passed.
  // What a request can set is no news of what was received.
  if (refusal?.condition === 'excluded') return undefined;
  if (refusal) return isReceived ? 4 : { met: 0, possible: 2 }[refusal.condition];
  if (!isOfField) return isReceived ? undefined : 2;
  if (isAbsent(subject) && !isNote) return undefined;
  if (isNote && title !== 'Description') return 2;
  return isNote && isAbsent(subject) ? 0 : 1;
}

/**
 * Lists what the documentation says about a call and its values, the most important first.
 * @param numbers what the text has besides the call; a rule with one of them is about what somebody wrote or counted
 */
export function listValueRules(
  rules: readonly ApplicableRule[],
  { id, source }: Pick<Operation, 'id' | 'source'>,
  response: unknown,
  numbers: ReadonlySet<string> = new Set(),
): ValueRule[] {
  const listed = rules.flatMap((applicable): ValueRule[] => {
    const { rule, subject, pointer, href, isReceived } = applicable;
    const { title, rule: text } = rule;
    const { name, value, object } = subject;
    const number = text.match(/(?<![\w.])\d+(?![\w.]*\w)/g)?.find((each) => numbers.has(each));
    const rank = number === undefined ? rankRule(applicable, response) : 0;
    if (rank === undefined) return [];
    if (number !== undefined && value === undefined)
      return [{ title, text, reason: `Your text has ${number}.`, href, rank }];
    // A rule of the operation, or of the whole body.
    if (!pointer) {
      const isParameter = name !== id && title === 'Default';
      const reason =
        value === undefined || name === id
          ? isParameter
            ? `The call doesn’t send \`${name}\`.`
            : ''
          : `The call sends ${describeValue(value)}.`;
      return [{ title: isParameter ? `\`${name}\`: ${title}` : title, text, reason, href, rank }];
    }
    const field = `\`${pointer.slice(1)}\``;
    const verb = isReceived ? 'It has' : 'The call sends';
    const reason =
      value === object
        ? 'It has blank fields.'
        : value === undefined
          ? `The call doesn’t send ${field}.`
          : `${verb} ${describeValue(value)}${/^Negative/.test(title) && value === 0 ? ', which is not negative' : ''}.`;
    return [{ title: `${field}: ${title}`, text, reason, href, rank }];
  });
  const { summary, description } = source;
  const about = description === undefined ? [] : [toDescriptionRule(id, summary, description)];
  return [...listed, ...about].sort((one, other) => one.rank - other.rank);
}

/** What the description of an operation says, if nothing else is known about a call. */
const toDescriptionRule = (id: string, title: string, description: string): ValueRule => ({
  title,
  text: description.replaceAll(/\s+/g, ' ').trim(),
  reason: '',
  href: operationPath(id),
  rank: 4,
});
