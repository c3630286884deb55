import type { ScreenEvent } from '@/components/elements/renderer/screen/screen-events';

/** An event with its sequence number. */
export type LoggedEvent = ScreenEvent & { number: number };

type EventLogProps = {
  events: readonly LoggedEvent[];
  callsSucceed: boolean;
  onCallsSucceedChange: (callsSucceed: boolean) => void;
  onClear: () => void;
};

/** The events that the screen reported, newest first. No request is sent: the user selects the outcome of calls. */
export function EventLog({ events, callsSucceed, onCallsSucceedChange, onClear }: EventLogProps) {
  return (
    <div className="workbench-log">
      <div className="workbench-log-head">
        <strong>Events</strong>
        <label className="workbench-outcome">
          <span>Calls</span>
          <select
            value={callsSucceed ? 'yes' : 'no'}
            onChange={({ target }) => onCallsSucceedChange(target.value === 'yes')}
          >
            <option value="yes">succeed</option>
            <option value="no">fail</option>
          </select>
        </label>
        <button type="button" aria-disabled={events.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {/* A scrolling region must be focusable to be scrollable by keyboard. */}
      <div className="workbench-log-body" role="log" aria-label="Events" tabIndex={0}>
        {events.length === 0 ? (
          <p>Use the preview: what the app would do is listed here. Nothing is sent.</p>
        ) : (
          <ol className="workbench-events">
            {events.toReversed().map(({ number, kind, detail }) => (
              <li key={number}>
                <span>{number}</span> <strong>{kind}</strong> <code>{JSON.stringify(detail)}</code>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
