import { useState } from 'react';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { controlPaths, type SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { isScenarioName, scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { SandboxTime } from './sandbox-time';

/** The steps by which a click advances the clock. They approximate the timeouts in the system parameters. */
const clockSteps = [
  { label: '15 minutes', minutes: 15 },
  { label: '1 hour', minutes: 60 },
  { label: '1 day', minutes: 24 * 60 },
  { label: '30 days', minutes: 30 * 24 * 60 },
] as const;

/** Controls to load or reset a scenario and to advance the clock. */
export function SandboxControls({ state }: { state: SandboxState }) {
  const [selectedScenario, setSelectedScenario] = useState(state.scenario);
  const [message, setMessage] = useState('');
  const send = (path: string, body: object, successMessage: string) =>
    sendControlRequest(path, body).then(
      () => setMessage(successMessage),
      (error: unknown) => setMessage(String(error)),
    );
  return (
    <div className="sandbox-controls">
      <div className="sandbox-control">
        <label>
          <span>Scenario</span>
          <select
            value={selectedScenario}
            onChange={({ target }) => setSelectedScenario(target.value)}
          >
            {scenarioNames.map((key) => (
              <option key={key} value={key}>
                {scenarios[key].title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() =>
            send(
              controlPaths.reset,
              { scenario: selectedScenario },
              'Scenario loaded. All changes are undone, and the clock is back at the start.',
            )
          }
        >
          {selectedScenario === state.scenario ? 'Reset' : 'Load'}
        </button>
        <p className="sandbox-hint">
          {isScenarioName(selectedScenario) && scenarios[selectedScenario].description}
        </p>
      </div>
      <fieldset className="sandbox-control">
        <legend>Advance the clock by</legend>
        {clockSteps.map(({ label, minutes }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              send(controlPaths.clock, { minutes }, `The clock moved forward by ${label}.`)
            }
          >
            {label}
          </button>
        ))}
        <p className="sandbox-hint">
          Sandbox time:{' '}
          <strong>
            <SandboxTime timestamp={state.now} />
          </strong>
        </p>
      </fieldset>
      <p className="sandbox-done" role="status">
        {message}
      </p>
    </div>
  );
}
