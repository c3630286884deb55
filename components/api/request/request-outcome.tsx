import { useEffect } from 'react';
import { ResponseView } from '@/components/ui/response/response-view';
import type { ApiResponse } from '@/lib/calls/console/api-response';
import { storeCaseOutcome } from '@/lib/calls/request/browser/case-outcomes';
import { hasOutcome } from '@/lib/calls/request/compare-outcome';
import { findChangedPath } from '@/lib/calls/request/describe-change';
import { describeSender } from '@/lib/calls/request/describe-draft';
import { describeResponse } from '@/lib/calls/request/describe-response';
import { findCase } from '@/lib/calls/request/find-case';
import { type Fix, findFix } from '@/lib/calls/request/find-fix';
import { draftFollowUps } from '@/lib/calls/request/next-calls';
import type { RequestDescription, RequestPreset } from '@/lib/calls/request/request-description';
import type { RequestDraft } from '@/lib/calls/request/request-draft';
import { getAt, joinPointer } from '@/lib/kit/json/json-pointer';
import { sandboxExampleHeader } from '@/lib/sandbox/sandbox-protocol';
import { assetUrl } from '@/lib/site/base-url';
import { workflowPath } from '@/lib/site/page-paths';
import type { SentRequest } from './use-sending';

/** Shows whether the response to a sandbox case is the documented one. The sandbox's page shows it too. */
function ExpectedOutcome({ preset, response }: { preset: RequestPreset; response: ApiResponse }) {
  const { id, label, status } = preset;
  const isMet = hasOutcome(preset, response);
  useEffect(() => storeCaseOutcome(id, isMet), [id, isMet]);
  return isMet ? (
    <p className="request-outcome" data-success="true">
      As expected for the case <strong>{label}</strong>.
    </p>
  ) : (
    <p className="request-outcome" data-success="false">
      The case <strong>{label}</strong> is expected to return {status}
      {response.status === status && ' with other values'}.
    </p>
  );
}

const isExample = ({ headers }: ApiResponse): boolean =>
  headers.some(([name]) => name.toLowerCase() === sandboxExampleHeader.toLowerCase());

const describeOutcome = ({ outcome }: SentRequest): string => {
  if (outcome.state === 'sending') return 'Sending…';
  if (outcome.state === 'canceled') return 'Canceled.';
  if (outcome.state === 'failed') return outcome.reason;
  return describeResponse(outcome.response);
};

/** How workflows continue with the record that the request has changed. A button fills in the request for that. */
function FollowUps({
  description,
  sent,
  response: { content, changes },
  onSelect,
}: {
  description: RequestDescription;
  sent: RequestDraft;
  response: ApiResponse;
  onSelect: (followUp: { label: string; draft: RequestDraft }) => void;
}) {
  const [value] = content.kind === 'json' ? content.values : [];
  const path = findChangedPath(value, changes);
  const followUps = path
    ? draftFollowUps(description, sent, getAt(value, path.reduce(joinPointer, '')))
    : [];
  if (followUps.length === 0) return null;
  return (
    <div className="request-fix">
      <span>Next:</span>
      <ul>
        {followUps.map(({ label, workflow, draft }) => (
          <li key={label}>
            <button
              type="button"
              className="request-button"
              onClick={() => onSelect({ label, draft })}
            >
              {label}
            </button>{' '}
            <span>
              a step of the workflow{' '}
              <a href={assetUrl(workflowPath(workflow.name))}>{workflow.title}</a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The outcome of the last request, if there was one: the response, or why there is none.
 * @param props.token the token that is sent now
 */
export function RequestOutcome({
  description,
  sendLabel,
  sent,
  isCurrent,
  token,
  onFix,
  onFollowUp,
  onUseToken,
}: {
  description: RequestDescription;
  sendLabel: string;
  sent: SentRequest | undefined;
  /** Whether the form still has the request that was sent. */
  isCurrent: boolean;
  token: string | undefined;
  onFix: (fix: Fix) => void;
  onFollowUp: (followUp: { label: string; draft: RequestDraft }) => void;
  onUseToken: (token: string) => void;
}) {
  const response = sent?.outcome.state === 'completed' ? sent.outcome.response : undefined;
  const sentCase = sent && findCase(description, sent.draft);
  return (
    <>
      <p className="visually-hidden" role="status">
        {sent && describeOutcome(sent)}
      </p>
      {!sent && (
        <p className="request-help">
          Select <strong>{sendLabel}</strong>, or press <kbd>Ctrl</kbd>+<kbd>Enter</kbd> (
          <kbd>⌘</kbd>+<kbd>Enter</kbd>). The response appears here.
        </p>
      )}
      {sent && !response && (
        <p
          className={sent.outcome.state === 'failed' ? 'request-problem' : 'request-help'}
          aria-hidden={sent.outcome.state === 'sending'}
        >
          {describeOutcome(sent)}
        </p>
      )}
      {response && !isCurrent && (
        <p className="request-help">The request has changed since this response.</p>
      )}
      {response && isExample(response) && (
        <p className="request-help">
          The sandbox doesn’t simulate this operation. This is the example of the description.
        </p>
      )}
      {sentCase && response && <ExpectedOutcome preset={sentCase} response={response} />}
      {sent && response && (
        <div className={isCurrent ? undefined : 'request-stale'}>
          <ResponseView
            response={response}
            sender={describeSender(description, sent.draft.user)}
            description={description}
            // A fix sends the request again, and the reader has changed it.
            fix={isCurrent ? findFix(description, sent.draft, response) : undefined}
            onFix={onFix}
            next={
              <FollowUps
                description={description}
                sent={sent.draft}
                response={response}
                onSelect={onFollowUp}
              />
            }
            token={token}
            onUseToken={onUseToken}
          />
        </div>
      )}
    </>
  );
}
