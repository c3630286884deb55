import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { provideHeight } from '@/lib/browser/height-variable';
import { readToken, removeToken, writeToken } from '@/lib/console/token-storage';
import { describeError } from '@/lib/diagnostics/describe-error';
import { readStoredDraft, storeDraft } from '@/lib/request/browser/request-history';
import { checkParameters, createBodyChecker } from '@/lib/request/check-draft';
import { describeSender } from '@/lib/request/describe-draft';
import { findCase } from '@/lib/request/find-case';
import { type Fix, findFix } from '@/lib/request/find-fix';
import { createHttpRequest } from '@/lib/request/http-request';
import type { RequestDescription } from '@/lib/request/request-description';
import {
  createDraft,
  nobody,
  ownToken,
  type RequestDraft,
  sandboxServer,
} from '@/lib/request/request-draft';
import { followRole, isRoleUser } from '@/lib/request/role-draft';
import { resetSandbox } from '@/lib/sandbox/browser/control-sandbox';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { ApiResponseView } from './api-response-view';
import { BodyEditor } from './body-editor';
import { ExpectedOutcome } from './expected-outcome';
import { ParameterFields } from './parameter-fields';
import { RequestCode } from './request-code';
import { RequestFooter } from './request-footer';
import { RequestHeader } from './request-header';
import { RequestSettings } from './request-settings';
import { RoleMismatch } from './role-mismatch';
import { SentRequests } from './sent-requests';
import { useRoleUser } from './use-role-user';
import { type SentRequest, useSending } from './use-sending';

function storeToken(token: string): void {
  try {
    if (token === '') removeToken();
    else writeToken(token);
  } catch {
    // Without storage, the panel still has the token.
  }
}

const describeOutcome = ({ outcome }: SentRequest): string => {
  if (outcome.state === 'sending') return 'Sending…';
  if (outcome.state === 'canceled') return 'Canceled.';
  if (outcome.state === 'failed') return outcome.reason;
  return `Response: ${outcome.response.status}, ${outcome.response.duration} ms.`;
};

/**
 * Shows the start of the response below the bar. Beside a long form it can be above the window, and on a phone it is below
 * the form.
 */
function showResponse(response: HTMLElement | null, bar: HTMLElement | null): void {
  if (!response || !bar) return;
  // It scrolls on its own beside the form.
  response.scrollTop = 0;
  const start = Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
  const { top } = response.getBoundingClientRect();
  if (top > start - 1 && top < window.innerHeight / 2) return;
  window.scrollBy(0, top - start);
}

/**
 * Fills in, sends and shows a request of one operation, in the operation's page.
 * @param props.initialDraft the request of a link; otherwise the last one of this tab, or the first example
 */
export function RequestPanel({
  description,
  initialDraft,
  onClose,
}: {
  description: RequestDescription;
  initialDraft: RequestDraft | undefined;
  onClose: () => void;
}) {
  const roleUser = useRoleUser();
  const [draft, setDraft] = useState(
    () => initialDraft ?? readStoredDraft(description) ?? createDraft(description, roleUser),
  );
  const [revision, setRevision] = useState(0);
  const [token, setToken] = useState(() => readToken() ?? '');
  const [blockedBy, setBlockedBy] = useState<string>();
  const { sent, history, start, cancel, fail } = useSending(description);
  const responseRef = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLElement>(null);

  const checkBody = useMemo(() => createBodyChecker(description), [description]);
  const parameterProblems = useMemo(
    () => checkParameters(description, draft),
    [description, draft],
  );
  const bodyProblems = useMemo(() => checkBody(draft.body), [checkBody, draft.body]);

  useEffect(() => {
    const { current: bar } = barRef;
    bar?.querySelector('h2')?.focus({ preventScroll: true });
    return bar?.parentElement ? provideHeight(bar, '--request-bar', bar.parentElement) : undefined;
  }, []);

  const change = (next: RequestDraft) => {
    setDraft(next);
    setBlockedBy(undefined);
    storeDraft(description.id, next);
  };
  const replace = (next: RequestDraft) => {
    change(next);
    setRevision((count) => count + 1);
  };
  const [lastRoleUser, setLastRoleUser] = useState(roleUser);
  if (roleUser !== lastRoleUser) {
    setLastRoleUser(roleUser);
    setDraft(followRole(description, draft, lastRoleUser, roleUser));
  }
  const isForRole = isRoleUser(description, draft, roleUser);
  const changeToken = (next: string) => {
    setToken(next);
    storeToken(next);
  };

  const findToken = ({ user }: RequestDraft) => {
    if (user === nobody) return undefined;
    if (user === ownToken) return token === '' ? undefined : token;
    return description.users.find(({ id }) => id === user)?.token;
  };

  const send = async (next: RequestDraft) => {
    const blocking = checkParameters(description, next).find(({ isBlocking }) => isBlocking);
    if (blocking) {
      setBlockedBy(blocking.message);
      document.getElementById(`request-${blocking.target}`)?.focus();
      return;
    }
    await start(next, findToken(next));
  };
  // The response has its height only when it is rendered.
  useEffect(() => {
    if (sent && sent.outcome.state !== 'sending') showResponse(responseRef.current, barRef.current);
  }, [sent]);

  const applyFix = async ({ action }: Fix) => {
    // The button that was clicked disappears.
    responseRef.current?.focus({ preventScroll: true });
    if (action.kind === 'replace') {
      replace(action.draft);
      return send(action.draft);
    }
    try {
      if (action.kind === 'log-in') await requestSessionRestore(action.token);
      // The users of the cases exist in the everyday scenario only.
      else await resetSandbox();
    } catch (error) {
      return fail(draft, describeError(error));
    }
    return send(draft);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void send(draft);
  };

  const isSending = sent?.outcome.state === 'sending';
  const response = sent?.outcome.state === 'completed' ? sent.outcome.response : undefined;
  const sentCase = sent && findCase(description, sent.draft);
  const isOwnTokenMissing = draft.user === ownToken && token === '';
  const { server } = draft;
  const shownUrl = createHttpRequest(
    description,
    draft,
    server === sandboxServer ? '' : server,
    undefined,
  ).url;
  return (
    <div className="request-panel" onKeyDownCapture={onKeyDown}>
      <RequestHeader
        ref={barRef}
        method={description.method}
        url={shownUrl}
        isSending={isSending}
        problem={blockedBy}
        onSend={() => void send(draft)}
        onCancel={cancel}
        onClose={onClose}
      />
      {roleUser !== undefined && !isForRole && (
        <RoleMismatch
          description={description}
          user={draft.user}
          roleUser={roleUser}
          onChange={() => change({ ...draft, user: roleUser })}
        />
      )}
      <div className="request-columns">
        <section aria-label="Request form" className="request-column">
          <RequestSettings
            description={description}
            draft={draft}
            token={token}
            roleUser={roleUser}
            onChange={change}
            onReplace={replace}
            onToken={changeToken}
          />
          {isOwnTokenMissing && (
            <p className="request-help">
              Enter a token. Without one, the request is sent without authentication.
            </p>
          )}
          <ParameterFields
            description={description}
            values={draft.parameters}
            problems={parameterProblems}
            onChange={(key, value) =>
              change({ ...draft, parameters: { ...draft.parameters, [key]: value } })
            }
          />
          <BodyEditor
            description={description}
            text={draft.body}
            revision={revision}
            problems={bodyProblems}
            onChange={(body) => change({ ...draft, body })}
          />
        </section>
        <section
          ref={responseRef}
          tabIndex={-1}
          aria-label="Response"
          aria-busy={isSending}
          className="request-column request-response"
        >
          <p className="visually-hidden" role="status">
            {sent && describeOutcome(sent)}
          </p>
          {!sent && (
            <p className="request-help">
              Select <strong>Send</strong>, or press <kbd>Ctrl</kbd>+<kbd>Enter</kbd> (<kbd>⌘</kbd>+
              <kbd>Enter</kbd>). The response appears here.
            </p>
          )}
          {sent && !response && (
            <p
              className={sent.outcome.state === 'failed' ? 'request-problem' : 'request-help'}
              aria-hidden={isSending}
            >
              {describeOutcome(sent)}
            </p>
          )}
          {sentCase && response && <ExpectedOutcome preset={sentCase} response={response} />}
          {sent && response && (
            <ApiResponseView
              response={response}
              sender={describeSender(description, sent.draft.user)}
              description={description}
              fix={findFix(description, sent.draft, response)}
              onFix={(fix) => void applyFix(fix)}
              token={findToken(draft)}
              onUseToken={(next) => {
                changeToken(next);
                change({ ...draft, user: ownToken });
              }}
            />
          )}
          <RequestCode description={description} draft={draft} />
          <SentRequests description={description} entries={history} onSelect={replace} />
        </section>
      </div>
      <RequestFooter description={description} draft={draft} token={findToken(draft)} />
    </div>
  );
}
