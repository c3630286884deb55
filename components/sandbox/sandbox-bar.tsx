'use client';

import { FlaskConical } from 'lucide';
import { useState } from 'react';
import { sandboxPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { Icon } from '@/components/icon/icon';
import type { SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { formatSandboxTime } from './format-sandbox-time';
import { SandboxPanelContent } from './sandbox-panel';
import { useSandbox } from './use-sandbox';

/** Delays the start of the sandbox, so that it does not slow down the first rendering of the console's library. */
const startDelayMs = 5000;

const describeState = ({ now, calls }: SandboxState) =>
  ` · ${formatSandboxTime(now)} · ${calls} ${calls === 1 ? 'call' : 'calls'}`;

/** A bar above the console that shows the state of the sandbox, its first server, and expands to the panel. */
export function SandboxBar() {
  const { view, refresh } = useSandbox(startDelayMs);
  const [open, setOpen] = useState(false);
  return (
    <details
      className="sandbox-bar"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) refresh();
      }}
    >
      <Stylesheet path={sandboxPanelStylesheet} />
      <summary>
        <Icon icon={FlaskConical} size={16} />
        <strong>Sandbox</strong>
        <span>
          Made-up data in your browser{view.status === 'ready' && describeState(view.state)}
        </span>
        <em>Scenario, clock, webhooks</em>
      </summary>
      <div className="sandbox-panel">
        {open && <SandboxPanelContent view={view} refresh={refresh} />}
      </div>
    </details>
  );
}
