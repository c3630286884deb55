'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { SandboxControls } from './sandbox-controls';
import { LoggedRequestList, VerificationCodeList, WebhookList } from './sandbox-lists';
import { type SandboxView, useSandbox } from './use-sandbox';

/** Milliseconds in which the sandbox gives what a part shows: it answers from the same browser. */
const settled = 1000;

/** Keeps the whole of what was just opened in sight while its content arrives, or its beginning. @returns stops it */
function keepInSight(opened: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => opened.scrollIntoView({ block: 'nearest' }));
  sizes.observe(opened);
  const timer = setTimeout(() => sizes.disconnect(), settled);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}

/** A part of the panel that is read only when it is opened. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => (open && place.current ? keepInSight(place.current) : undefined), [open]);
  return (
    <details
      ref={place}
      className="sandbox-fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Where the sandbox runs and what becomes of what is written to it. */
function describePlace({ host: place, state }: Extract<SandboxView, { status: 'ready' }>): string {
  if (place === 'page') {
    return 'Your browser offers no service worker here. The sandbox runs in this page, and forgets everything when you leave it.';
  }
  return state.isKept
    ? 'It runs in your browser and keeps its data there, for this site only. Nothing is sent anywhere. For curl and your own client, run it on your machine.'
    : 'Your browser keeps no data for this site: the sandbox begins anew from time to time. Nothing is sent anywhere.';
}

/** Loaded with the panel: no page pays for it before. */
const styleSheet = '/frame/sandbox.css';

/** The panel as a part of a page: it starts the sandbox. */
export function SandboxPanel() {
  return (
    <>
      <link rel="stylesheet" href={assetUrl(styleSheet)} precedence="default" />
      <SandboxPanelContent {...useSandbox()} />
    </>
  );
}

/** The sandbox's own state: scenario, clock, what was called, what would have been sent, and the codes of users. */
export function SandboxPanelContent({
  view,
  refresh: look,
}: {
  view: SandboxView;
  refresh: () => void;
}) {
  if (view.status === 'starting') {
    return (
      <p className="sandbox-hint" role="status">
        Starting the sandbox…
      </p>
    );
  }
  if (view.status === 'failed') {
    return (
      <p className="sandbox-failure" role="alert">
        The sandbox could not be started: {view.reason} The rest of the page works without it.{' '}
        <button type="button" className="text-button" onClick={look}>
          Retry
        </button>
      </p>
    );
  }
  const { state } = view;
  return (
    <>
      <p className="sandbox-hint">{describePlace(view)}</p>
      {state.hasForgotten && (
        <p className="sandbox-hint">
          What your browser had kept does not fit this version of the sandbox. It began anew.
        </p>
      )}
      <SandboxControls state={state} />
      <Fold title={count(state.calls, 'call', 'calls')}>
        <LoggedRequestList />
      </Fold>
      <Fold title={`Receive web hooks: ${count(state.webHooks, 'delivery', 'deliveries')}`}>
        <WebhookList />
      </Fold>
      <Fold title="Codes for password resets and log-ins">
        <VerificationCodeList />
      </Fold>
    </>
  );
}
