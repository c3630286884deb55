import { scenarioNames, scenarios } from '@/lib/sandbox/scenarios';

/** What the sandbox panel shows, until it does: the page has it before any script. */
export function SandboxOutline() {
  const [first] = scenarioNames;
  return (
    <div className="sandbox-outline" data-markdown="omit">
      <p role="status">Starting the sandbox…</p>
      <p>
        The sandbox runs in your browser and stores its data there. Nothing is sent to a server.
      </p>
      <p>
        <strong>Scenario</strong>
        {scenarios[first].title}: {scenarios[first].description}
      </p>
      <p>
        <strong>Clock</strong>
        You advance it by minutes, hours, or days.
      </p>
      <p>
        <strong>What it lists</strong>
        Your calls, the webhooks that they cause, and the codes for password resets and logins.
      </p>
    </div>
  );
}
