'use client';

import { FlaskConical } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { assetUrl } from '@/lib/site/base-url';
import { formatSandboxTime } from './format-sandbox-time';
import { SandboxPanelContent } from './sandbox-panel';
import { useSandbox } from './use-sandbox';

/** Milliseconds that the console's library has the processor for itself; it draws an operation in them. */
const patience = 5000;

const describeState = ({ now, calls }: SandboxState) =>
  ` · ${formatSandboxTime(now)} · ${calls} ${calls === 1 ? 'call' : 'calls'}`;

/** One line that says that the console's first server is the sandbox, and how that stands; it opens the panel. */
export function SandboxBar() {
  const { view, refresh: look } = useSandbox(patience);
  const [open, setOpen] = useState(false);
  return (
    <details
      className="sandbox-bar"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) look();
      }}
    >
      <link rel="stylesheet" href={assetUrl('/frame/sandbox.css')} precedence="default" />
      <summary>
        <Icon icon={FlaskConical} size={16} />
        <strong>Sandbox</strong>
        <span>
          Made-up data in your browser{view.status === 'ready' && describeState(view.state)}
        </span>
        <em>Scenario, clock, web hooks</em>
      </summary>
      <div className="sandbox-panel">
        {open && <SandboxPanelContent view={view} refresh={look} />}
      </div>
    </details>
  );
}
