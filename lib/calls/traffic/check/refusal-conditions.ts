import { isRecord, listRecords } from '../../../kit/json/is-record';
import { pluralize } from '../../../kit/text/pluralize';

/** Whether a request meets the condition under which a rule refuses it, can meet it, or cannot. */
export type Condition = 'met' | 'possible' | 'excluded';

/** The conditions in words. */
export const conditionTexts: Readonly<Record<Condition, string>> = {
  met: 'Likely',
  possible: 'Possible',
  excluded: 'Excluded',
};

/** A condition with its reason, a sentence about the request. */
export type ConditionResult = {
  condition: Condition;
  reason: string;
  /** Whether the request breaks the rule, whatever the data of the server is. */
  isBroken?: true;
};

/** What responses before said about the object of a request. */
export type KnownObject = {
  /** The fields of the appointment. Empty if no response had it. */
  fields: Record<string, unknown>;
  /** Minutes since then; undefined if the record has no times. */
  minutes: number | undefined;
  /** Minutes from the request to the visit. */
  minutesToVisit: number | undefined;
  /** The fields of its profile. */
  profile: Record<string, unknown> | undefined;
};

/** What a condition is decided by. */
export type RuleSubject = {
  operationId: string;
  /** The value of the field or parameter that has the rule; undefined if the request does not send it. */
  value: unknown;
  /** The field or parameter; the operation's id for a rule of the operation. */
  name: string;
  /** The object that has the field; for a rule of an operation, the body. */
  object: Record<string, unknown>;
  /** The values of the path and query parameters, by name. */
  parameters: Readonly<Record<string, string>>;
  /** Whether the body is a text, such as a password. */
  hasText: boolean;
  /** What is known about the object of the body. */
  known?: KnownObject | undefined;
};

const met = (reason: string): ConditionResult => ({ condition: 'met', reason });
const broken = (reason: string): ConditionResult => ({ ...met(reason), isBroken: true });
const possible = (reason: string): ConditionResult => ({ condition: 'possible', reason });
const excluded = (reason: string): ConditionResult => ({ condition: 'excluded', reason });

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A condition that depends on data that the request does not have, if the field is sent. */
const dependsOn =
  (data: string) =>
  ({ value, name }: RuleSubject): ConditionResult =>
    isSent(value)
      ? possible(`The request sends \`${name}\`, and it depends on ${data}.`)
      : excluded(`The request doesn’t send \`${name}\`.`);

/** Only some callers can send the field. */
const needsRight = ({ value, name }: RuleSubject): ConditionResult =>
  isSent(value)
    ? met(`The request sends \`${name}\`.`)
    : excluded(`The request doesn’t send \`${name}\`.`);

/** Whether an id is that of something: a program sends 0 for none. That of a variable is unknown. */
export const isId = (value: unknown): boolean =>
  isSent(value) && (Number(value) > 0 || /^\$\{/.test(String(value)));

/** Whether the location of a request is one of its profile, if a response before has that. */
function checkLocation({ value, name, known }: RuleSubject): ConditionResult {
  if (!isSent(value)) return excluded(`The request doesn’t send \`${name}\`.`);
  const ids = listRecords(known?.profile?.locations).map(({ locationId }) => locationId);
  if (ids.length === 0)
    return possible(
      `The request sends \`${name}\`, and it depends on the locations of the profile.`,
    );
  return ids.includes(value)
    ? excluded(`A response before has it among the locations of the profile.`)
    : broken(`A response before has other locations of the profile: ${ids.join(', ')}.`);
}

/** Whether a creation lacks a specialty that it needs, if a response before has those of the profile. */
function checkSpecialty({ name, known }: RuleSubject): ConditionResult {
  const specialties: unknown = known?.profile?.specialty;
  if (!Array.isArray(specialties))
    return possible(`\`${name}\` is missing, and it depends on the specialties of the profile.`);
  return specialties.length > 1
    ? broken(
        `\`${name}\` is missing, and a response before has ${specialties.length} specialties of the profile: ${specialties.join(', ')}.`,
      )
    : excluded('A response before has not more than one specialty of the profile.');
}

/** Whether the body updates an appointment. */
const isUpdate = ({ object }: RuleSubject): boolean => isId(object.appointmentId);

/** Lists the identifier fields of a policy that a body sends, of those that a rule is about. */
const listSent = ({ object }: RuleSubject, names: readonly string[]): string[] =>
  names.filter((name) => isSent(object[name]));

const identifierCondition =
  (names: readonly string[], data: string) =>
  (subject: RuleSubject): ConditionResult => {
    const sent = listSent(subject, names);
    return sent.length > 0
      ? possible(`The request sends \`${sent.join('`, `')}\`, and it depends on ${data}.`)
      : excluded(`The request sends none of \`${names.join('`, `')}\`.`);
  };

/**
 * When a request meets a documented rule (`x-rules`) that can refuse it, by the title of the rule. Rules that are not
 * here explain a value or a response, and refuse nothing. A test holds that every title is one or the other.
 */
export const refusalConditions: Readonly<
  Record<string, (subject: RuleSubject) => ConditionResult>
> = {
  'Company id': identifierCondition(['COMPANY'], 'which company ids the provider supplied'),
  'Supplied by the provider': dependsOn('which company ids the provider supplied'),
  Patterns: identifierCondition(
    ['POLICY_NUMBER', 'PERSONAL_ID_NUMBER'],
    'the patterns of the insurer',
  ),
  Pattern: dependsOn('the pattern of the insurer'),
  Dates: ({ parameters: { fromDate, toDate } }) =>
    isSent(fromDate) === isSent(toDate)
      ? excluded('The request has both dates or none.')
      : broken(`The request has only ${isSent(fromDate) ? '`fromDate`' : '`toDate`'}.`),
  Confirmation: ({ hasText }) =>
    hasText
      ? possible('The request sends a password, which can be wrong.')
      : broken('The request sends no password.'),
  'Extra details': (subject) =>
    isSent(subject.object.status)
      ? possible('The request sets a `status`, and it depends on the location and its details.')
      : excluded('The request sets no `status`, so it confirms nothing.'),
  'Time to join': ({ known }) => {
    const time = known?.fields.scheduledTimestamp;
    const minutes = known?.minutesToVisit;
    const reason =
      minutes === undefined
        ? 'It depends on the time of the visit.'
        : `A response before has the visit at ${String(time)}, ${pluralize(Math.abs(minutes), 'minute')} ${minutes < 0 ? 'before' : 'after'} this call.`;
    return possible(`${reason} Whether the call refuses is not documented.`);
  },
  'Location of the profile': checkLocation,
  'Mandatory on creation': (subject) =>
    isUpdate(subject) || isSent(subject.value)
      ? excluded(isUpdate(subject) ? 'The request is an update.' : `\`${subject.name}\` is sent.`)
      : checkSpecialty(subject),
  'No change': (subject) => {
    const { name, value, known } = subject;
    if (!isUpdate(subject)) return excluded('The request is a creation.');
    if (!isSent(value)) return excluded(`\`${name}\` is not sent.`);
    const before = known?.fields[name];
    if (!isSent(before))
      return possible(`The request is an update, and sends \`${name}\`. The same value may pass.`);
    return before === value
      ? excluded(`A response before has the same \`${name}\`.`)
      : broken(`A response before has ${String(before)}, and the request sends ${String(value)}.`);
  },
  Creation: (subject) =>
    subject.name === 'appointmentId' && isSent(subject.value) && !isUpdate(subject)
      ? broken(`The request sends ${String(subject.value)}, which is not blank.`)
      : subject.name === 'appointmentRevisionId' && !isUpdate(subject) && isSent(subject.value)
        ? broken(
            'The request has a revision, but no `appointmentId`, so it creates an appointment.',
          )
        : excluded('The request is an update, or sends neither an id nor a revision.'),
  'Concurrent change': (subject) => {
    const { fields, minutes = 0 } = subject.known ?? {};
    const left = fields?.minutesToExpiration;
    if (isUpdate(subject) && typeof left === 'number' && left >= 0 && minutes > left)
      return met(
        `A response before says that the status expires in ${left} minutes, and this call came ${minutes} minutes later. Read it again.`,
      );
    return isUpdate(subject) && isSent(subject.value)
      ? possible(
          `The request is for revision ${String(subject.value)}. The appointment can have changed since.`,
        )
      : excluded('The request updates no revision.');
  },
  'Who can change it': needsRight,
  'Two-step login': ({ value, object, operationId }) => {
    if (!isSent(value)) return excluded('The request sends no one-time password.');
    if (operationId !== 'createToken') return possible('The request is no login.');
    return isSent(object.password)
      ? excluded('The request is a login with the password.')
      : possible('The request sends no `password`.');
  },
  'Password change': ({ value, object, operationId }) => {
    if (!isSent(value) || operationId === 'createToken') {
      return excluded('The request sets no new password.');
    }
    return isSent(object.oldPassword) || isSent(object.resetPasswordCode)
      ? possible('The old password or the code can be wrong.')
      : broken('The request has neither `oldPassword` nor `resetPasswordCode`.');
  },
};

/** Decides whether a request meets a rule that can refuse it; undefined for a rule that refuses nothing. */
export const decideRefusal = (title: string, subject: RuleSubject): ConditionResult | undefined =>
  Object.hasOwn(refusalConditions, title) ? refusalConditions[title]?.(subject) : undefined;

/** The body as the object that a rule of an operation is about: the first one of a list. */
export const toSubjectObject = (body: unknown): Record<string, unknown> => {
  const value: unknown = Array.isArray(body) ? body[0] : body;
  return isRecord(value) ? value : {};
};
