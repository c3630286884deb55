import { Component, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { describeError } from '@/lib/kit/diagnostics/describe-error';

type State = { hasFailed: boolean; error: unknown };

/** Shows an error of an island in its place, with a button that renders the island again. The page around it still works. */
class IslandBoundary extends Component<{ children: ReactNode }, State> {
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

/** The roots by container. */
const roots = new Map<Element, Root>();

/**
 * Renders a node into a container and replaces the previous node there.
 * @returns a function that removes it
 */
export function renderIsland(container: Element, node: ReactNode): () => void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(<IslandBoundary>{node}</IslandBoundary>);
  return () => {
    if (roots.get(container) !== root) return;
    roots.delete(container);
    root.unmount();
  };
}

/** Calls back when its children are interactive. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** React Aria renders the items of collections again, such as tabs: the one with the focus keeps it. */
function keepFocus(container: Element): void {
  const focused = document.activeElement;
  if (!focused || !container.contains(focused)) return;
  const index = [...container.querySelectorAll(focusable)].indexOf(focused);
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === focused) return;
    observer.disconnect();
    if (activeElement !== document.body || focused.isConnected) return;
    container.querySelectorAll<HTMLElement>(focusable)[index]?.focus({ preventScroll: true });
  });
  observer.observe(container, { childList: true, subtree: true });
}

/**
 * Makes a part of the page interactive that the build has rendered (components/islands/server.tsx).
 * @param container has the id that the HTML was rendered with
 * @returns when it is interactive, a function that removes it
 */
export function hydrateIsland(container: Element, node: ReactNode): Promise<() => void> {
  keepFocus(container);
  return new Promise((resolve) => {
    const onReady = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      container,
      <IslandBoundary>
        <Ready onReady={onReady}>{node}</Ready>
      </IslandBoundary>,
      { identifierPrefix: container.id },
    );
  });
}
