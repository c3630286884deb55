import { useEffect, useState } from 'react';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import type { Interruption } from '@/lib/client/offline/offline-channel';
import {
  cancelPortal,
  fetchPortalSize,
  type PortalSize,
  requestPortalDownload,
} from '@/lib/client/offline/offline-client';
import type { PortalCopy } from '@/lib/client/offline/offline-state';
import { baseUrl, hasSandbox } from '@/lib/site/browser-settings';
import { OfflineButton } from './offline-button';
import type { DownloadView } from './use-offline';

const reasons: Record<Interruption, string> = {
  network: 'The download stopped because the network failed. What has arrived is kept.',
  storage:
    'This device has too little storage, or the browser doesn’t grant it to this site. Free some storage to continue, or cancel.',
  changed:
    'The download stopped because a file isn’t the one that the portal lists. Either the portal is being updated, or a network changes its files. Continue in a few minutes.',
};

const formatDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });

/** The sizes of the whole portal; nothing if they do not arrive. */
function Size() {
  const [size, setSize] = useState<PortalSize>();
  useEffect(() => {
    // The download reports if the list of the files does not arrive.
    fetchPortalSize(baseUrl).then(setSize, () => undefined);
  }, []);
  if (!size) return null;
  const { transferBytes, storedBytes } = size;
  return (
    <>
      {' '}
      It downloads about {formatBytes(transferBytes)} and needs {formatBytes(storedBytes)} of
      storage.
    </>
  );
}

/** The copy of the whole portal, with buttons that download it and stop the download. */
export function PortalCopySettings({
  portal,
  isIncomplete,
  download,
  isBusy,
  run,
}: {
  portal: PortalCopy | undefined;
  isIncomplete: boolean;
  download: DownloadView | undefined;
  isBusy: boolean;
  run: (action: () => Promise<unknown>) => void;
}) {
  const start = () => run(() => requestPortalDownload(baseUrl));
  const cancel = () => run(async () => cancelPortal());
  return (
    <section aria-labelledby="whole-portal">
      <h2 id="whole-portal" tabIndex={-1}>
        The whole portal
      </h2>
      {portal ? (
        <p role="status">
          The whole portal is kept as of {formatDate(portal.keptAt)} ({formatBytes(portal.bytes)}).
          After it changes, it’s downloaded again the next time you open a page online.
        </p>
      ) : (
        <p>
          All guides and references, with search
          {hasSandbox ? ', console, and sandbox' : ' and console'}.
          <Size />
        </p>
      )}
      {download?.status === 'running' && (
        <>
          <progress
            className="offline-progress"
            aria-label="Download"
            max={download.totalBytes}
            value={download.bytes}
          />
          <p>
            {formatBytes(download.bytes)} of {formatBytes(download.totalBytes)}
          </p>
          <OfflineButton kind="secondary" isBusy={isBusy} onClick={cancel}>
            Cancel
          </OfflineButton>
        </>
      )}
      {download?.status !== 'running' && (isIncomplete || download) && (
        <>
          <p role="alert">{download ? reasons[download.reason] : 'The download isn’t complete.'}</p>
          <OfflineButton isBusy={isBusy} onClick={start}>
            Continue
          </OfflineButton>{' '}
          <OfflineButton kind="secondary" isBusy={isBusy} onClick={cancel}>
            Cancel
          </OfflineButton>
        </>
      )}
      {!portal && !isIncomplete && !download && (
        <OfflineButton isBusy={isBusy} onClick={start}>
          Keep this portal for offline use
        </OfflineButton>
      )}
    </section>
  );
}
