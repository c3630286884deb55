import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { renderIsland } from '@/components/ui/document/render-island';
import { fileKey } from '@/lib/api/call/request-body';
import { readRole, watchRole } from '@/lib/api/roles/browser/stored-role';
import { findRoleUser } from '@/lib/api/roles/role-user';
import { nobody } from '@/lib/api/users/nobody';
import { readOpenedDraft } from '@/lib/calls/request/browser/read-opened-draft';
import type { HistoryEntry } from '@/lib/calls/request/browser/request-history';
import { checkParameters } from '@/lib/calls/request/check-draft';
import { findLiveServer, labelSend } from '@/lib/calls/request/describe-draft';
import type { Fix } from '@/lib/calls/request/find-fix';
import { createHttpRequest } from '@/lib/calls/request/http-request';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import {
  isSameDraft,
  ownToken,
  type RequestDraft,
  sandboxServer,
} from '@/lib/calls/request/request-draft';
import { isRoleUser } from '@/lib/calls/request/role-draft';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { resetSandbox } from '@/lib/sandbox/browser/control-sandbox';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { exposeHeight } from '@/lib/site/browser/height-variable';
import { RequestCode } from './request-code';
import { RequestFooter } from './request-footer';
import { RequestForm } from './request-form';
import { RequestHeader } from './request-header';
import { RequestOutcome } from './request-outcome';
import { RoleMismatch } from './role-mismatch';
import { SentRequests } from './sent-requests';
import { useDraft } from './use-draft';
import { useOwnToken } from './use-own-token';
import { useSending } from './use-sending';

const readRoleUser = () => findRoleUser(readRole());

/** The sandbox's user of the selected role; undefined if there is none. */
const useRoleUser = (): string | undefined => useSyncExternalStore(watchRole, readRoleUser);

/**
 * Shows the start of the form or of the response below the bar. Beside a long form the response can be above the window,
 * and on a phone it is below the form.
 */
function showColumn(column: HTMLElement | null, bar: HTMLElement | null): void {
  if (!column || !bar) return;
  // The response scrolls on its own beside the form.
  column.scrollTop = 0;
  // In a low window, the bar scrolls with the page (request-panel.lazy.css).
  const style = getComputedStyle(bar);
  const barHeight = style.position === 'sticky' ? bar.offsetHeight : 0;
  const start = Number.parseFloat(style.top) + barHeight;
  const { top } = column.getBoundingClientRect();
  if (top > start - 1 && top < window.innerHeight / 2) return;
  window.scrollBy(0, top - start);
}

function focusColumn(column: HTMLElement | null, bar: HTMLElement | null): void {
  column?.focus({ preventScroll: true });
  showColumn(column, bar);
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
  const { draft, revision, ...drafts } = useDraft(description, initialDraft, roleUser);
  const [token, setToken] = useOwnToken();
  const [blockedBy, setBlockedBy] = useState<string>();
  const [followUp, setFollowUp] = useState<{ label: string; draft: RequestDraft }>();
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const { sent, history, start, cancel, showSent, fail } = useSending(description);
  const formRef = useRef<HTMLElement>(null);
  const responseRef = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: bar } = barRef;
    bar?.querySelector('h2')?.focus({ preventScroll: true });
    return bar?.parentElement ? exposeHeight(bar, '--request-bar', bar.parentElement) : undefined;
  }, []);

  const change = (next: RequestDraft) => {
    setBlockedBy(undefined);
    drafts.change(next);
  };
  const replace = (next: RequestDraft) => {
    setBlockedBy(undefined);
    drafts.replace(next);
  };

  const openDraft = (next: RequestDraft) => {
    replace(next);
    // On a phone, the form is far above.
    focusColumn(formRef.current, barRef.current);
  };
  const openSent = (entry: HistoryEntry) => {
    openDraft(entry.draft);
    showSent(entry);
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
      document.getElementById(`request-${blocking.at}`)?.focus();
      return;
    }
    const { body } = createHttpRequest(description, next, '', undefined, files);
    const missing =
      typeof body === 'object' && body.find((part) => 'fileName' in part && !part.file);
    if (missing) {
      setBlockedBy(`Select a file for ${missing.name}.`);
      return;
    }
    await start(next, findToken(next), files);
  };
  // The note above the form is rendered only then.
  useEffect(() => {
    if (followUp) focusColumn(formRef.current, barRef.current);
  }, [followUp]);
  // The response has its height only when it is rendered.
  useEffect(() => {
    if (sent && sent.outcome.state !== 'sending') showColumn(responseRef.current, barRef.current);
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
  const { server } = draft;
  const sendLabel = labelSend(description, draft);
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
        sendLabel={sendLabel}
        isLive={findLiveServer(description, draft) !== undefined}
        isSending={isSending}
        problem={blockedBy}
        onSend={() => void send(draft)}
        onCancel={cancel}
        onClose={onClose}
        onShowResponse={
          sent?.outcome.state === 'completed'
            ? () => focusColumn(responseRef.current, barRef.current)
            : undefined
        }
      />
      {roleUser !== undefined && !isRoleUser(description, draft, roleUser) && (
        <RoleMismatch
          description={description}
          user={draft.user}
          roleUser={roleUser}
          onChange={() => change({ ...draft, user: roleUser })}
        />
      )}
      <div className="request-columns">
        <RequestForm
          ref={formRef}
          note={
            followUp?.draft === draft && sent?.draft !== draft
              ? `Filled in: ${followUp.label}. Nothing is sent until you select ${sendLabel}.`
              : undefined
          }
          description={description}
          draft={draft}
          revision={revision}
          token={token}
          roleUser={roleUser}
          onChange={change}
          onReplace={replace}
          files={files}
          onFile={(field, file) => {
            setBlockedBy(undefined);
            setFiles((known) => new Map(known).set(fileKey(field, file.name), file));
          }}
          onToken={setToken}
        />
        <section
          ref={responseRef}
          tabIndex={-1}
          aria-label="Response"
          aria-busy={isSending}
          className="request-column request-response"
        >
          <RequestOutcome
            description={description}
            sendLabel={sendLabel}
            sent={sent}
            isCurrent={sent !== undefined && isSameDraft(sent.draft, draft)}
            token={findToken(draft)}
            onFix={(fix) => void applyFix(fix)}
            onFollowUp={(next) => {
              setFollowUp(next);
              replace(next.draft);
            }}
            onUseToken={(next) => {
              setToken(next);
              change({ ...draft, user: ownToken });
            }}
          />
          <RequestCode description={description} draft={draft} />
          <SentRequests description={description} entries={history} onSelect={openSent} />
        </section>
      </div>
      <RequestFooter description={description} draft={draft} token={findToken(draft)} />
    </div>
  );
}

/** Renders the request panel into a container. Returns a function that unmounts it. */
export function mountRequestPanel(
  container: HTMLElement,
  description: RequestDescription,
  onClose: () => void,
): () => void {
  return renderIsland(
    container,
    <RequestPanel
      description={description}
      initialDraft={readOpenedDraft(window.location.search, description)}
      onClose={onClose}
    />,
  );
}
