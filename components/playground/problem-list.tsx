import type { PartialJson } from '@/lib/contract/editor/partial-json';
import type { Issue } from '@/lib/contract/issue';
import styles from './workbench.module.css';

type ProblemsProps = {
  source: PartialJson;
  issues: readonly Issue[];
  isJson: boolean;
  /** Goes to the place of an issue in the editor. */
  onSelect: (pointer: string) => void;
};

/** Issues that are listed; the rest is counted. */
const shown = 5;

/** What is wrong with the edited JSON, in words, each with its place. */
export function ProblemList({ source, issues, isJson, onSelect: onGo }: ProblemsProps) {
  if (!isJson) {
    return (
      <p className={styles.problems} role="status">
        This is no JSON yet: the preview shows what was last whole.
      </p>
    );
  }
  if (issues.length === 0) {
    return (
      <p className={styles.fine} role="status">
        The JSON keeps the contract.
      </p>
    );
  }
  return (
    <div className={styles.problems} role="status">
      <p>
        {issues.length} {issues.length === 1 ? 'problem' : 'problems'}
      </p>
      <ul>
        {issues.slice(0, shown).map(({ pointer, message, found, expected, suggestion }) => (
          <li key={`${pointer} ${message}`}>
            <button
              type="button"
              disabled={!source.ranges.has(pointer)}
              onClick={() => onGo(pointer)}
            >
              {pointer || '/'}
            </button>{' '}
            {message}. Found {found}, expected {expected}.
            {suggestion !== undefined && <strong> Did you mean «{suggestion}»?</strong>}
          </li>
        ))}
      </ul>
      {issues.length > shown && <p>And {issues.length - shown} more.</p>}
    </div>
  );
}
