import { Component, type ReactNode, useState } from 'react';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';

/** A button that gives the sandbox the initial data of its scenario, with a status that says whether that worked. */
function ResetSandboxButton({ onReset }: { onReset?: () => void }) {
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

/** Shows that the sandbox's data is damaged, with a button that resets it, if its content cannot be rendered. */
export class DamagedDataBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="sandbox-failure" role="alert">
        The sandbox’s data is damaged.{' '}
        <ResetSandboxButton onReset={() => this.setState({ hasFailed: false })} />
      </p>
    );
  }
}
