import { useSettledText } from '@/components/ui/status/use-settled-text';
import { findIssueRange } from '@/lib/elements/editor/editor-language';
import { findSyntaxError } from '@/lib/elements/editor/find-syntax-error';
import type { PartialJson, SourceRange } from '@/lib/elements/editor/partial-json';
import { describeIssue, formatIssue, type Issue, isAboutName } from '@/lib/elements/issue';
import { pluralize } from '@/lib/kit/text/pluralize';

type ProblemListProps = {
  source: PartialJson;
  issues: readonly Issue[];
  /** Called with the range of the error or issue that the user clicks. */
  onSelect: (range: SourceRange) => void;
};

/** The number of issues that are listed. The others are only counted. */
const maxListed = 5;

/** The number of problems and the first of them, for screen readers. */
function summarizeProblems({
  source,
  issues,
}: Pick<ProblemListProps, 'source' | 'issues'>): string {
  const error = findSyntaxError(source.text);
  if (error) return `1 problem in line ${error.line}: ${error.message}`;
  const [first] = issues;
  return first ? `${pluralize(issues.length, 'problem')}: ${formatIssue(first)}` : 'No problems.';
}

/** The syntax error or the issues of the edited JSON, each with a button that selects it in the editor. */
export function ProblemList(props: ProblemListProps) {
  const summary = useSettledText(summarizeProblems(props), props.source.text);
  return (
    <>
      <Problems {...props} />
      <p className="visually-hidden" role="status">
        {summary}
      </p>
    </>
  );
}

function Problems({ source, issues, onSelect }: ProblemListProps) {
  const error = findSyntaxError(source.text);
  if (error) {
    return (
      <div className="workbench-problems">
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
    return <p className="workbench-valid">The JSON follows the contract.</p>;
  }
  return (
    <div className="workbench-problems">
      <p>
        <strong>{pluralize(issues.length, 'problem')}:</strong>
      </p>
      <ul className="workbench-issues">
        {issues.slice(0, maxListed).map((issue) => {
          const { at, message } = issue;
          const range = findIssueRange(source, { at, isAboutName: isAboutName(issue) });
          return (
            <li key={`${at} ${message}`}>
              <button type="button" disabled={!range} onClick={() => range && onSelect(range)}>
                {at || '(root)'}
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
