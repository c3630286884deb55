import { useState } from 'react';
import { createCurlCommand } from '@/lib/sandbox/webhooks/curl-command';

/** Copies commands that post payloads to a receiver. */
export function CopyAsCurl({
  url,
  payloads,
}: {
  url: string;
  /** As JSON. */
  payloads: readonly string[];
}) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard
      .writeText(payloads.map((payload) => createCurlCommand(url, payload)).join('\n\n'))
      .then(
        () => setStatus('Copied'),
        () => setStatus('Copying failed: select the payload and copy it manually'),
      );
  return (
    <p className="sandbox-copy">
      <button type="button" className="text-button" onClick={copy}>
        Copy as curl
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
