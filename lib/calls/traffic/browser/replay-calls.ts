import { parseJson } from '../../../kit/files/parse-json';
import { isRecord } from '../../../kit/json/is-record';
import { restoreSession } from '../../request/browser/send-request';
import type { CallResult, ReplayableCall } from '../view/call-result';
import type { CallDetail } from '../view/traffic-messages';
import { createReplaySession, idName, type MappedId, replayCall } from './replay-call';

/** A call of a file as the sandbox carried it out. */
export type ReplayedCall = {
  call: CallResult;
  /** The status in the sandbox; undefined if it did not respond. */
  status: number | undefined;
};

/** The calls of a file that were sent, and why there are not more. */
export type FileReplay = { calls: ReplayedCall[]; mapped: MappedId[]; problem?: string };

/** Shorter ids are also those of other things, so they are not replaced in the calls that follow. */
const minIdLength = 3;

/** The ids in a recorded response that are others in the sandbox's, such as that of an appointment that was created. */
export function pairIds(recorded: unknown, found: unknown, field = ''): MappedId[] {
  if (Array.isArray(recorded)) {
    const items: unknown[] = Array.isArray(found) ? found : [];
    return items.flatMap((item, index) => pairIds(recorded[index], item, field));
  }
  if (isRecord(recorded)) {
    const fields = isRecord(found) ? found : {};
    return Object.entries(recorded).flatMap(([name, value]) => pairIds(value, fields[name], name));
  }
  const [from, to] = [recorded, found].map((value) =>
    typeof value === 'number' || typeof value === 'string' ? String(value) : '',
  );
  return idName.test(field) && from && to && from !== to && from.length >= minIdLength
    ? [{ field, from, to }]
    : [];
}

/** Whether a replayed call has the status that was recorded. */
export const hasSameStatus = ({ call, status }: ReplayedCall): boolean =>
  call.status === undefined || call.status === status;

/**
 * Sends the calls of a file to the sandbox, in their order. Each gets the ids that the sandbox has instead of those of the
 * file, and calls with the same token have the same user.
 * @param onProgress gets the number of calls that were sent
 */
export async function replayCalls(
  calls: readonly ReplayableCall[],
  loadDetail: (index: number) => Promise<CallDetail>,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<FileReplay> {
  const session = createReplaySession();
  const replayed: ReplayedCall[] = [];
  let problem: string | undefined;
  const tokens = new Set<string>();
  for (const call of calls) {
    const detail = await loadDetail(call.index);
    if (signal.aborted) break;
    const { outcome, user } = await replayCall(call.operationId, detail, signal, session);
    if (signal.aborted || outcome.state === 'canceled') break;
    if (outcome.state === 'failed') {
      problem = outcome.reason;
      break;
    }
    const { content, status } = outcome.response;
    const recorded = parseJson(detail.call.response?.body?.content ?? '');
    const ids = content.kind === 'json' ? pairIds(recorded, content.values[0]) : [];
    for (const id of ids) {
      if (!session.mapped.has(id.from)) session.mapped.set(id.from, id);
    }
    if (user) tokens.add(user.token);
    replayed.push({ call, status });
    onProgress(replayed.length);
  }
  // A logout in the file ends the session of a user with whom samples of other pages are sent.
  await Promise.all([...tokens].map(restoreSession));
  return { calls: replayed, mapped: [...session.mapped.values()], ...(problem && { problem }) };
}
