import { type ChangeKind, changeKinds, type Impact } from './change-kinds';
import { compareEffects, type Effect } from './effects';

/** Whether the client sends the data or receives it. A partner receives the body of a webhook. */
export type Direction = 'sent' | 'received';

/** Subject of a change. The name of an API is empty. */
export type ChangeSubject = {
  type: 'operation' | 'webhook' | 'schema' | 'response' | 'api';
  name: string;
};

export type ApiChange = {
  /** The same for the same change in another run: `property-removed Appointment.notes`. */
  id: string;
  kind: ChangeKind;
  subject: ChangeSubject;
  /** The path of the value below the subject: `body.email`, `people[].name`. Empty for the subject itself. */
  location: string;
  /** A sentence with names in backticks. */
  title: string;
  effect: Effect;
  /** Why it has its effect, and what to do: for each direction, the most severe first. */
  impacts: Impact[];
  /** The text before and after, if the change is one of a rule or of another text. A title has no place for it. */
  before?: string;
  after?: string;
};

/** Details that a title can mention besides the location. */
export type ChangeDetails = {
  /** Discriminator of changes of one kind at one location: a value, a keyword, or the title of a rule. */
  name?: string;
  from?: string;
  to?: string;
  before?: string | undefined;
  after?: string | undefined;
};

const toName = (location: string): string => location.split('.').at(-1) ?? '';

/** Fills `{name}`, `{from}` and `{to}`. */
function fillTitle(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_placeholder, key: string) => values[key] ?? '');
}

/** Creates a change of a kind. Its effect depends on who sends the data. */
export function createChange(
  kind: ChangeKind,
  subject: ChangeSubject,
  location: string,
  directions: ReadonlySet<Direction>,
  details: ChangeDetails = {},
): ApiChange {
  const { title, sent, received } = changeKinds[kind];
  const candidates =
    sent === received
      ? [sent]
      : [
          ...(directions.has('received') || directions.size === 0 ? [received] : []),
          ...(directions.has('sent') || directions.size === 0 ? [sent] : []),
        ];
  const sorted = [...candidates].sort(compareEffects);
  const [worst = sent] = sorted;
  // What needs nothing to be done is of no interest beside what does.
  const impacts = sorted.filter(({ effect }, index) => index === 0 || effect !== 'compatible');
  const path = [subject.name, location].filter(Boolean).join('.');
  const { name = toName(location) || subject.name, from = '', to = '', before, after } = details;
  return {
    id: [kind, path, details.name].filter(Boolean).join(' '),
    kind,
    subject,
    location,
    title: fillTitle(title, { name, from, to }),
    effect: worst.effect,
    impacts,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
