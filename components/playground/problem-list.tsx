import { findIssueRange } from '@/lib/contract/editor/editor-language';
import { findSyntaxError } from '@/lib/contract/editor/find-syntax-error';
import type { PartialJson, SourceRange } from '@/lib/contract/editor/partial-json';
import { describeIssue, type Issue, isAboutName } from '@/lib/contract/issue';
import styles from './workbench.module.css';

type ProblemListProps = {
  source: PartialJson;
  issues: readonly Issue[];
  /** Called with the range of the error or issue that the user clicks. */
  onSelect: (range: SourceRange) => void;
};

/** The number of issues that are listed. The others are only counted. */
const maxListed = 5;

/** The syntax error or the issues of the edited JSON, each with a button that selects it in the editor. */
export function ProblemList(props: ProblemListProps) {
  // It stays when its content changes, so that screen readers announce the change.
  return (
    <div role="status">
      <Problems {...props} />
    </div>
  );
}

function Problems({ source, issues, onSelect }: ProblemListProps) {
  const error = findSyntaxError(source.text);
  if (error) {
    return (
      <div className={styles.problems}>
        <p>
          <strong>Not valid JSON.</strong>{' '}
          <button type="button" onClick={() => onSelect(error)}>
            Line {error.line}
          </button>{' '}
          {error.message}
        </p>
        <p>The preview shows the last valid version.</p>
      </div>
    );
  }
  if (issues.length === 0) {
    return <p className={styles.valid}>The JSON follows the contract.</p>;
  }
  return (
    <div className={styles.problems}>
      <p>
        <strong>
          {issues.length} {issues.length === 1 ? 'problem' : 'problems'}
        </strong>
      </p>
      <ul className={styles.issues}>
        {issues.slice(0, maxListed).map((issue) => {
          const { pointer, message } = issue;
          const range = findIssueRange(source, { pointer, isAboutName: isAboutName(issue) });
          return (
            <li key={`${pointer} ${message}`}>
              <button type="button" disabled={!range} onClick={() => range && onSelect(range)}>
                {pointer || '(root)'}
              </button>{' '}
              {describeIssue(issue)}
            </li>
          );
        })}
      </ul>
      {issues.length > maxListed && <p>And {issues.length - maxListed} more.</p>}
    </div>
  );
}
