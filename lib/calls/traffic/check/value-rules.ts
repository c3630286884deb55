import { describeValue } from '../../../kit/diagnostics/diagnostic';
import type { ApplicableRule } from './applicable-rules';
import type { RuleSubject } from './refusal-conditions';

/** What the documentation says about a value that a call sends, or leaves out. */
export type ValueRule = {
  /** The field and the title of the rule, as Markdown. */
  title: string;
  /** The rule, as Markdown. */
  text: string;
  /** What the call sends. */
  reason: string;
  href: string;
};

const isAbsent = ({ value }: RuleSubject) => value === undefined || value === null || value === '';
const hasBlankField = (object: Record<string, unknown>) => Object.values(object).includes('');
const isZeroOrLess = ({ value }: RuleSubject) => typeof value === 'number' && value <= 0;

/** When a documented rule (`x-rules`) says what the value of a call means, by the title of the rule. */
export const valueConditions: Readonly<Record<string, (subject: RuleSubject) => boolean>> = {
  // Of an object: what it hides is blank in it.
  Address: ({ object }) => hasBlankField(object),
  Names: ({ object }) => hasBlankField(object),
  Blank: isAbsent,
  Default: isAbsent,
  'Minus one': ({ value }) => value === -1,
  // A zero is sent by those who want to remove the excess.
  'Negative excess': isZeroOrLess,
  'Negative limit': isZeroOrLess,
  'Other negative values': ({ value }) => typeof value === 'number' && value < -1,
  'Sample only': () => true,
  'Who is who': isZeroOrLess,
  Zero: ({ value }) => value === 0,
  // Of other systems, `*` is one.
  Wildcards: ({ value }) => typeof value === 'string' && value.includes('*'),
  'Zero or absent': (subject) => subject.value === 0 || isAbsent(subject),
};

/** Lists what the documented rules say about the values of a call. */
export const listValueRules = (rules: readonly ApplicableRule[]): ValueRule[] =>
  rules.flatMap(({ rule: { title, rule: text }, subject, pointer, href }) => {
    const applies = Object.hasOwn(valueConditions, title) ? valueConditions[title] : undefined;
    if (!applies?.(subject)) return [];
    // A rule of the operation, or of the whole body.
    if (!pointer) return [{ title, text, reason: '', href }];
    // Most fields of inner objects are left out on purpose.
    if (isAbsent(subject) && /^(?:\/\d+)?\/[^/]+\/./.test(pointer)) return [];
    const name = `\`${pointer.slice(1)}\``;
    const reason = isAbsent(subject)
      ? `The call doesn’t send ${name}.`
      : subject.value === subject.object
        ? 'It has blank fields.'
        : `The call sends ${describeValue(subject.value)}.`;
    return [{ title: `${name}: ${title}`, text, reason, href }];
  });
