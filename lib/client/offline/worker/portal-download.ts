import { channelName, type OfflineMessage } from '../offline-channel';
import { readOfflineState } from '../offline-state';
import {
  deleteCaches,
  discardIncompleteCopy,
  downloadPortal,
  explainInterruption,
} from './portal-copy';

/** Minimum that has arrived since the last report of the progress, as a part of everything. */
const reportedPart = 1 / 200;

export type PortalDownload = {
  /** Downloads the portal, unless that is under way. The channel reports the progress. */
  start: () => Promise<void>;
  /**
   * Continues a download that has ended with the worker, and replaces a copy of another build.
   * @param build the ID of the build that the site has now
   */
  update: (build: string) => Promise<void>;
  /** Stops the download, and discards what is not complete. */
  cancel: () => Promise<void>;
  /** Stops the download, and deletes everything that is stored. */
  turnOff: () => Promise<void>;
  /** Broadcasts the progress. */
  report: () => void;
  /** Broadcasts that a page was stored. */
  reportStoredPage: () => void;
};

/** @param base the site's base URL, with a slash at both ends */
export function createPortalDownload(base: string): PortalDownload {
  const channel = new BroadcastChannel(channelName(base));
  const send = (message: OfflineMessage) => channel.postMessage(message);
  let running: { controller: AbortController; ended: Promise<void> } | undefined;
  /** The end of the latest cancellation. What starts a download waits for it. */
  let stopped: Promise<unknown> = Promise.resolve();
  let progress: OfflineMessage | undefined;
  /** The build that `update` has tried. It tries each once, because the connection may be expensive. */
  let triedBuild: string | undefined;

  const run = async (signal: AbortSignal) => {
    let reportedBytes = 0;
    const onProgress = (bytes: number, totalBytes: number) => {
      progress = { type: 'progress', bytes, totalBytes };
      if (bytes - reportedBytes < totalBytes * reportedPart && bytes < totalBytes) return;
      reportedBytes = bytes;
      send(progress);
    };
    try {
      await downloadPortal({ base, signal, onProgress });
      progress = undefined;
      send({ type: 'changed' });
    } catch (error) {
      progress = signal.aborted
        ? undefined
        : { type: 'interrupted', reason: explainInterruption(error) };
      if (progress) send(progress);
    }
  };

  const start = async () => {
    await stopped;
    if (!running) {
      const controller = new AbortController();
      const ended = run(controller.signal).finally(() => {
        running = undefined;
      });
      running = { controller, ended };
    }
    return running.ended;
  };

  const reportChange = () => send({ type: 'changed' });

  const stop = (deleteFiles: () => Promise<void>) => {
    const ended = (async () => {
      running?.controller.abort();
      await running?.ended;
      await deleteFiles();
      progress = undefined;
      reportChange();
    })();
    stopped = ended.catch(() => undefined);
    return ended;
  };

  return {
    start,
    update: async (build) => {
      const lastStop = stopped;
      await lastStop;
      const state = await readOfflineState(base);
      const isCanceled = stopped !== lastStop;
      // The reader has seen why it was interrupted, and decides.
      if (isCanceled || progress?.type === 'interrupted') return;
      const hasOldCopy = state?.portal !== undefined && state.portal.build !== build;
      if (triedBuild === build || !(hasOldCopy || state?.incompleteBuild)) return;
      triedBuild = build;
      await start();
    },
    cancel: () => stop(() => discardIncompleteCopy(base)),
    turnOff: () => stop(() => deleteCaches(base)),
    report: () => {
      if (progress) send(progress);
      else reportChange();
    },
    reportStoredPage: () => send({ type: 'page-stored' }),
  };
}
