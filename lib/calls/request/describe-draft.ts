import { nobody } from '../../api/users/nobody';
import { parseExactJson } from '../../kit/json/exact-json';
import { ExactNumber } from '../../kit/json/exact-number';
import { isRecord } from '../../kit/json/is-record';
import type { RequestDescription } from './request-description';
import { createDraft, isSameDraft, ownToken, type RequestDraft } from './request-draft';

/** As whom a request is sent: `as Dana Example, a patient`. */
export function describeSender({ users }: RequestDescription, user: string): string {
  if (user === nobody) return 'without a token';
  if (user === ownToken) return 'as you, with your token';
  return `as ${users.find(({ id }) => id === user)?.name ?? user}`;
}

/** The live server that a request goes to, whose data is that of real people; undefined if it goes to another one. */
export const findLiveServer = ({ servers }: RequestDescription, { server }: RequestDraft) =>
  servers.find(({ url, isLive }) => isLive && url === server);

/** The label of the button that sends a request. It names a live server. */
export function labelSend(description: RequestDescription, draft: RequestDraft): string {
  const live = findLiveServer(description, draft);
  return live ? `Send to ${live.label}` : 'Send';
}

/** The user of a request in a list: `Dana (patient)`. */
export function abbreviateSender({ users }: RequestDescription, user: string): string {
  if (user === nobody) return 'No token';
  if (user === ownToken) return 'Your token';
  return users.find(({ id }) => id === user)?.label ?? user;
}

/** How many values describe a request. */
const maxValues = 2;

/** The parameters, and the fields of the body that are no objects and no lists, without those that are empty. */
function listValues({ parameters, body }: RequestDraft): Map<string, string> {
  const fields = parseExactJson(body)?.value;
  const values = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => [key.slice(key.indexOf('.') + 1), value] as const);
  const scalars = Object.entries(isRecord(fields) ? fields : {})
    .filter(
      ([, value]) => (typeof value !== 'object' || value instanceof ExactNumber) && value !== '',
    )
    .map(([name, value]) => [name, String(value)] as const);
  return new Map([...values, ...scalars]);
}

/**
 * What a request is recognized by: the values that differ from the first example, or its label and its parameters if it is
 * that example.
 */
export function describeDraft(description: RequestDescription, draft: RequestDraft): string {
  if (draft.body !== '' && !parseExactJson(draft.body)) return 'Invalid JSON';
  const example = createDraft(description);
  const known = listValues(example);
  const values = [...listValues(draft)];
  const changed = values.filter(([name, value]) => known.get(name) !== value);
  const named = changed.length > 0 ? changed : values;
  const isExample = isSameDraft({ ...draft, user: example.user }, example);
  if (named.length === 0 || (isExample && draft.body !== '')) {
    return description.presets[0]?.label ?? '';
  }
  return named
    .slice(0, maxValues)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
