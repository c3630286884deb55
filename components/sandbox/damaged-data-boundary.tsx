import { Component, type ReactNode } from 'react';
import { ResetSandboxButton } from './reset-sandbox-button';

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
