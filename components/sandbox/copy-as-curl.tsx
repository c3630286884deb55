import { useState } from 'react';
import { createCurlCommand } from '@/lib/sandbox/webhooks/curl-command';

/** Copies commands that post payloads to a receiver. */
export function CopyAsCurl({ url, payloads }: { url: string; payloads: readonly unknown[] }) {
  const [status, setStatus] = useState('');
  const copy = () => {
    const commands = payloads.map((payload) =>
      createCurlCommand(url, JSON.stringify(payload, null, 2)),
    );
    // Without HTTPS there is no clipboard.
    return Promise.resolve()
      .then(() => navigator.clipboard.writeText(commands.join('\n\n')))
      .then(
        () => setStatus('Copied'),
        () => setStatus('Copying failed: select the payload and copy it manually'),
      );
  };
  return (
    <p className="sandbox-copy">
      <button type="button" className="text-button" onClick={copy}>
        Copy as curl
      </button>{' '}
      <span role="status">{status}</span>
    </p>
  );
}
