'use client';

import { useState } from 'react';
import { controlPaths, type SandboxState } from '@/lib/sandbox/sandbox-protocol';
import { isScenarioName, scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { formatSandboxTime } from './format-sandbox-time';
import { sendControlRequest } from './use-sandbox';

/** How far a press puts the clock forward, in minutes: about the time-outs of the system parameters. */
const steps = [
  { label: '15 minutes', minutes: 15 },
  { label: '1 hour', minutes: 60 },
  { label: '1 day', minutes: 24 * 60 },
  { label: '30 days', minutes: 30 * 24 * 60 },
] as const;

/** Loads a scenario, begins it anew, and puts the clock forward. */
export function SandboxControls({ state }: { state: SandboxState }) {
  const [chosen, setChosen] = useState(state.scenario);
  const [done, setDone] = useState('');
  const change = (path: string, body: object, told: string) =>
    sendControlRequest(path, body).then(
      () => setDone(told),
      (error: unknown) => setDone(String(error)),
    );
  return (
    <div className="sandbox-controls">
      <label>
        <span>Scenario</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
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
          change(
            controlPaths.reset,
            { scenario: chosen },
            'Loaded. What was called before is undone, and the clock is back at the start.',
          )
        }
      >
        {chosen === state.scenario ? 'Reset' : 'Load'}
      </button>
      <fieldset>
        <legend>Clock: {formatSandboxTime(state.now)}. Put it forward by</legend>
        {steps.map(({ label, minutes }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              change(controlPaths.clock, { minutes }, `The clock was put forward by ${label}.`)
            }
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="sandbox-hint">{isScenarioName(chosen) && scenarios[chosen].description}</p>
      <p className="sandbox-done" role="status">
        {done}
      </p>
    </div>
  );
}
