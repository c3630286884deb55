import { isRecord } from '../../kit/json/is-record';

/** Why a download of the portal has stopped. */
export const interruptions = ['network', 'storage', 'changed'] as const;
export type Interruption = (typeof interruptions)[number];

/** The messages that the worker broadcasts to all pages. */
export type OfflineMessage =
  /** A page that the reader has opened was stored. */
  | { type: 'page-stored' }
  /** No download is under way: the copy is complete, or was removed. */
  | { type: 'changed' }
  /** The portal is downloaded. */
  | { type: 'progress'; bytes: number; totalBytes: number }
  /** The download has stopped before its end. */
  | { type: 'interrupted'; reason: Interruption };

/** The name of the `BroadcastChannel`. */
export const channelName = (base: string) => `offline ${base}`;

/** Returns the message, or undefined if it is none: the worker may be that of another deployment. */
export function readOfflineMessage(data: unknown): OfflineMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, bytes, totalBytes } = data;
  if (type === 'page-stored' || type === 'changed') return { type };
  if (type === 'progress' && typeof bytes === 'number' && typeof totalBytes === 'number')
    return { type, bytes, totalBytes };
  const reason = interruptions.find((known) => known === data.reason);
  return type === 'interrupted' && reason ? { type, reason } : undefined;
}
