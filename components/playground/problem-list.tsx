import type { PartialJson } from '@/lib/contract/editor/partial-json';
import { formatSuggestion, type Issue } from '@/lib/contract/issue';
import styles from './workbench.module.css';

type ProblemListProps = {
  source: PartialJson;
  issues: readonly Issue[];
  isJson: boolean;
  /** Called with the JSON Pointer of the issue that the user clicks. */
  onSelect: (pointer: string) => void;
};

/** The number of issues that are listed. The others are only counted. */
const maxListed = 5;

/** The issues of the edited JSON, each with a button that selects its value in the editor. */
export function ProblemList({ source, issues, isJson, onSelect }: ProblemListProps) {
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
        {issues.slice(0, maxListed).map((issue) => {
          const { pointer, message, found, expected } = issue;
          const suggestion = formatSuggestion(issue);
          return (
            <li key={`${pointer} ${message}`}>
              <button
                type="button"
                disabled={!source.ranges.has(pointer)}
                onClick={() => onSelect(pointer)}
              >
                {pointer || '/'}
              </button>{' '}
              {message}. Found {found}, expected {expected}.
              {suggestion && <strong>{suggestion}</strong>}
            </li>
          );
        })}
      </ul>
      {issues.length > maxListed && <p>And {issues.length - maxListed} more.</p>}
    </div>
  );
}
