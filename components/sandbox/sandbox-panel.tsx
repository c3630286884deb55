import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { sandboxPanelStylesheet } from '@/.generated/styles/stylesheets';
import { renderIsland } from '@/components/ui/document/render-island';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';
import { SandboxControls } from './sandbox-controls';
import { LoggedRequestList, VerificationCodeList, WebhookList } from './sandbox-lists';
import { SandboxOutline } from './sandbox-outline';
import { type SandboxView, useSandbox } from './use-sandbox';

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
class DamagedDataBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
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

/** By then, the content of an opened section has loaded, because the sandbox runs in the same browser. */
const settleTimeoutMs = 1000;

/** Scrolls an element into view while its content is loading. Returns a function that stops it. */
function keepInView(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  observer.observe(element);
  const timer = setTimeout(() => observer.disconnect(), settleTimeoutMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** A section of the panel whose content is rendered only when it is open. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => (open && details.current ? keepInView(details.current) : undefined), [open]);
  return (
    <details
      ref={details}
      className="sandbox-disclosure"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** Describes where the sandbox runs and whether its data is persisted. */
function describeHost({ host, state }: Extract<SandboxView, { status: 'ready' }>): string {
  if (host === 'page') {
    return 'Your browser has no service workers here. The sandbox runs in this page, and its data is lost when you leave the page.';
  }
  return state.isKept
    ? 'The sandbox runs in your browser and stores its data there, for this site only. Nothing is sent to a server. For curl and your own client, run it on your machine.'
    : 'Your browser stores no data for this site, so the sandbox starts over from time to time. Nothing is sent to a server.';
}

/** The panel on a page. It starts the sandbox. */
export function SandboxPanel() {
  return (
    <>
      <Stylesheet path={sandboxPanelStylesheet} />
      <SandboxPanelContent {...useSandbox()} />
    </>
  );
}

type PanelProps = { view: SandboxView; refresh: () => void };

/** The state of the sandbox: scenario, clock, logged requests, webhook deliveries, and verification codes. */
export function SandboxPanelContent(props: PanelProps) {
  return (
    <DamagedDataBoundary>
      <PanelContent {...props} />
    </DamagedDataBoundary>
  );
}

function PanelContent({ view, refresh }: PanelProps) {
  if (view.status === 'starting') {
    return <SandboxOutline />;
  }
  if (view.status === 'failed') {
    return (
      <p className="sandbox-failure" role="alert">
        The sandbox couldn’t start: {view.reason} The rest of the page works without it.{' '}
        <button type="button" className="text-button" onClick={refresh}>
          Retry
        </button>
      </p>
    );
  }
  const { state } = view;
  return (
    <>
      <p className="sandbox-hint">{describeHost(view)}</p>
      {state.hasForgotten && (
        <p className="sandbox-hint">
          The data in your browser doesn’t fit this version of the sandbox, so the sandbox started
          over.
        </p>
      )}
      <SandboxControls state={state} />
      <Disclosure title={formatCount(state.calls, 'call', 'calls')}>
        <LoggedRequestList />
      </Disclosure>
      <Disclosure
        title={`Receive webhooks: ${formatCount(state.webHooks, 'delivery', 'deliveries')}`}
      >
        <WebhookList />
      </Disclosure>
      <Disclosure title="Codes for password resets and logins">
        <VerificationCodeList />
      </Disclosure>
    </>
  );
}

/** Renders the sandbox panel into a container. Returns a function that unmounts it. */
export function mountSandboxPanel(container: HTMLElement): () => void {
  return renderIsland(container, <SandboxPanel />);
}
