import { useState } from 'react';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';

/** A button that gives the sandbox the initial data of its scenario, with a status that says whether that worked. */
export function ResetSandboxButton({ onReset }: { onReset?: () => void }) {
  const [status, setStatus] = useState('');
  const reset = () =>
    sendControlRequest(controlPaths.reset, {}).then(
      () => {
        setStatus('The sandbox has its initial data again.');
        onReset?.();
      },
      (error: unknown) => setStatus(describeError(error)),
    );
  return (
    <>
      <button type="button" className="text-button" onClick={reset}>
        Reset the sandbox
      </button>{' '}
      <span role="status">{status}</span>
    </>
  );
}
