import { ChevronDown, FlaskConical } from 'lucide';
import { useId, useState } from 'react';
import { sandboxPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { Icon } from '@/components/ui/icon/icon';
import type { SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { isScenarioName, scenarios } from '@/lib/sandbox/scenarios';
import { SandboxPanelContent } from './sandbox-panel';
import { SandboxTime } from './sandbox-time';
import { useSandbox } from './use-sandbox';

/** Delays the start of the sandbox, so that it does not slow down the first rendering of the console's library. */
const startDelayMs = 5000;

/** The scenario and the time of the clock. */
function State({ scenario, now }: SandboxState) {
  return (
    <>
      {isScenarioName(scenario) && <span>{scenarios[scenario].title}</span>}
      <span>
        <SandboxTime timestamp={now} />
      </span>
    </>
  );
}

/** A button in the console's bar that shows the state of the sandbox and opens its panel. */
export function SandboxBar() {
  const id = useId();
  const { view, refresh } = useSandbox(startDelayMs);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Stylesheet path={sandboxPanelStylesheet} />
      <button
        type="button"
        className="sandbox-bar"
        popoverTarget={id}
        title="Scenario, clock, webhooks, and codes of the sandbox"
      >
        <Icon icon={FlaskConical} size={16} />
        <strong>Scenario and clock</strong>
        {view.status === 'ready' && <State {...view.state} />}
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        className="sandbox-panel"
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') refresh();
        }}
      >
        {isOpen && <SandboxPanelContent view={view} refresh={refresh} />}
      </div>
    </>
  );
}
