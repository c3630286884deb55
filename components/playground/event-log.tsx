import type { ScreenEvent } from '@/components/contract/screen/screen-events';
import styles from './workbench.module.css';

/** An event with its number since the playground was opened. */
export type LoggedEvent = ScreenEvent & { number: number };

type EventLogProps = {
  events: readonly LoggedEvent[];
  callsSucceed: boolean;
  onCallsSucceedChange: (succeeds: boolean) => void;
  onClear: () => void;
};

/** What the screen told its host, newest first. Nothing is sent anywhere: calls are answered as chosen. */
export function EventLog({
  events,
  callsSucceed: succeeds,
  onCallsSucceedChange: onSucceeds,
  onClear,
}: EventLogProps) {
  return (
    <div className={styles.log}>
      <div className={styles.logHead}>
        <strong>Events</strong>
        <label className={styles.choice}>
          <span>Calls</span>
          <select
            value={succeeds ? 'yes' : 'no'}
            onChange={({ target }) => onSucceeds(target.value === 'yes')}
          >
            <option value="yes">succeed</option>
            <option value="no">fail</option>
          </select>
        </label>
        <button type="button" disabled={events.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      <div className={styles.logBody} role="log" aria-label="Events" tabIndex={0}>
        {events.length === 0 ? (
          <p>Use the preview: what the app would do is listed here. Nothing is sent.</p>
        ) : (
          <ol>
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
