import { isRecord } from '../../kit/json/is-record';
import { firstCreatedId } from '../../sandbox/sandbox-protocol';
import type { SampleCall } from './sample-call';

/** The actual ids of records that samples have created, by the id that the page shows. */
export type CapturedIds = Map<number, number>;

/** Lists the numbers in all fields of a name, at any depth. */
function listNumbers(value: unknown, name: string): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => listNumbers(item, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === name && typeof item === 'number' ? [item] : listNumbers(item, name),
  );
}

/** Captures the ids of the records that a call has created. Ids increase, so the newest record has the highest. */
export function captureIds({ captures = {} }: SampleCall, json: unknown, ids: CapturedIds): void {
  for (const [name, shown] of Object.entries(captures)) {
    const found = listNumbers(json, name);
    if (found.length > 0) ids.set(shown, Math.max(...found));
  }
}

/** Replaces the ids that the page shows in the URL, the parameters, and the numbers of the body with the actual ones. */
export function resolveCapturedIds(call: SampleCall, ids: CapturedIds): SampleCall {
  const replaceInText = (text: string) =>
    text.replace(/\d+/g, (digits) => String(ids.get(Number(digits)) ?? digits));
  const { url, parameters, body } = call;
  return {
    ...call,
    url: replaceInText(url),
    ...(parameters && {
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
          name,
          typeof value === 'string' ? replaceInText(value) : value.map(replaceInText),
        ]),
      ),
    }),
    ...(typeof body === 'string' && {
      body: body.replace(/"(?:[^"\\]|\\.)*"|\d+/g, (token) =>
        token.startsWith('"') ? token : replaceInText(token),
      ),
    }),
  };
}

/** Pages show the first ids that a new sandbox assigns. */
const isCreatedId = (id: number) => id >= firstCreatedId && id < firstCreatedId + 1_000;

/** Whether a call uses the id of a record that no sample has created yet. */
export function usesMissingId({ url, body }: SampleCall, ids: CapturedIds): boolean {
  const numbers = `${url} ${body ?? ''}`.match(/\d+/g) ?? [];
  return numbers.map(Number).some((id) => isCreatedId(id) && !ids.has(id));
}
