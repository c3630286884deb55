import { Component, type ReactNode } from 'react';
import { describeError } from '@/lib/kit/diagnostics/describe-error';

type State = { hasFailed: boolean; error: unknown };

/** Shows an error of an island in its place, with a button that renders the island again. The page around it still works. */
export class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  retry = () => this.setState({ hasFailed: false, error: undefined });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>This page crashed.</p>
        <button type="button" className="text-button" onClick={this.retry}>
          Try again
        </button>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{describeError(this.state.error)}</pre>
      </div>
    );
  }
}
