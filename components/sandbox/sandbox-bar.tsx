import { ChevronDown, FlaskConical } from 'lucide';
import { useState } from 'react';
import { sandboxPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { Icon } from '@/components/ui/icon/icon';
import type { SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { isScenarioName, scenarios } from '@/lib/sandbox/scenarios';
import { formatSandboxTime } from './format-sandbox-time';
import { SandboxPanelContent } from './sandbox-panel';
import { useSandbox } from './use-sandbox';

/** Delays the start of the sandbox, so that it does not slow down the first rendering of the console's library. */
const startDelayMs = 5000;

/** The scenario and the time of the clock. */
function State({ scenario, now }: SandboxState) {
  return (
    <>
      {isScenarioName(scenario) && <span>{scenarios[scenario].title}</span>}
      <span>{formatSandboxTime(now)}</span>
    </>
  );
}

/**
 * A button in the console's bar that shows the state of the sandbox and opens its panel.
 * @param props.name of the `details` element: only one of a name is open
 */
export function SandboxBar({ name }: { name: string }) {
  const { view, refresh } = useSandbox(startDelayMs);
  const [open, setOpen] = useState(false);
  return (
    <details
      className="sandbox-bar"
      name={name}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) refresh();
      }}
    >
      <Stylesheet path={sandboxPanelStylesheet} />
      <summary title="Scenario, clock, webhooks, and codes of the sandbox">
        <Icon icon={FlaskConical} size={16} />
        <strong>Sandbox</strong>
        {view.status === 'ready' && <State {...view.state} />}
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <div className="sandbox-panel">
        {open && <SandboxPanelContent view={view} refresh={refresh} />}
      </div>
    </details>
  );
}
