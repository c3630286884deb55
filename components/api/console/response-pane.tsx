import { FlaskConical } from 'lucide';
import { useEffect, useRef } from 'react';
import { apiResponseViewStylesheet, runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { ApiResponseView } from '@/components/api/request/api-response-view';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { Icon } from '@/components/ui/icon/icon';
import type { ConsoleCall } from '@/lib/calls/console/console-call';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import { describeResponse } from '@/lib/calls/request/describe-response';
import type { Fix } from '@/lib/calls/request/find-fix';
import type { SuggestedCall } from '@/lib/calls/request/next-calls';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { elementsTexts } from '../stoplight/elements-internals';

const describeToken = (token: string | undefined): string => {
  if (token === undefined) return 'without a token';
  return `as ${findSandboxUser(token)?.name ?? 'you, with your token'}`;
};

/** Method and URL. The sandbox is on this site, so its URL is shown without the origin. */
function Target({ call: { method, url, isSandbox, token } }: { call: ConsoleCall }) {
  return (
    <p className="response-pane-target">
      <code>
        {method} {isSandbox ? url.replace(window.location.origin, '') : url}
      </code>
      <span>{describeToken(token)}</span>
    </p>
  );
}

/** For screen readers. */
function describeCall(call: ConsoleCall): string {
  if (call.state === 'sent') return 'Sending…';
  if (call.state === 'canceled') return 'Canceled.';
  if (call.state === 'completed') return describeResponse(call.response);
  return call.state === 'refused' ? `Not sent. ${call.reason}` : `No response. ${call.reason}`;
}

/** Scrolls to the response if it starts in the lower half of the window, which it does if it is below the form. */
function showResponse(pane: HTMLElement | null): void {
  if (!pane || pane.getBoundingClientRect().top < window.innerHeight / 2) return;
  pane.scrollIntoView({ block: 'start' });
}

type ResponsePaneProps = {
  call: ConsoleCall | undefined;
  description: RequestDescription | undefined;
  /** What the reader can do about a refused request. */
  fix: Fix | undefined;
  /** The token that is sent now. */
  token: string | undefined;
  onFix: (fix: Fix) => void;
  onUseToken: (token: string) => void;
  onNextCall: (call: SuggestedCall) => void;
  onDismiss: () => void;
};

/** The outcome of the last request: the response, or the reason why there is none. */
export function ResponsePane(props: ResponsePaneProps) {
  const { call, description, fix, token, onFix, onUseToken, onNextCall, onDismiss } = props;
  const pane = useRef<HTMLElement>(null);
  const isSent = call?.state === 'sent';

  useEffect(() => {
    if (call && call.state !== 'sent') showResponse(pane.current);
  }, [call]);

  /** For actions that remove the button that has the focus. */
  const focusPane = () => pane.current?.focus({ preventScroll: true });
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label="Response"
      aria-busy={isSent}
      className="response-pane-pane"
    >
      <Stylesheet path={runPanelStylesheet} />
      <Stylesheet path={apiResponseViewStylesheet} />
      <p className="visually-hidden" role="status">
        {call && describeCall(call)}
      </p>
      <header className="response-pane-header">
        <h2>Response</h2>
        {call?.isSandbox && (
          <span className="response-pane-sandbox">
            <Icon icon={FlaskConical} size={14} />
            Sandbox
          </span>
        )}
        {call?.state === 'sent' && (
          <button
            type="button"
            className="request-button"
            onClick={() => {
              focusPane();
              call.cancel();
            }}
          >
            Cancel
          </button>
        )}
        {call && !isSent && (
          <button
            type="button"
            className="request-button"
            onClick={() => {
              focusPane();
              onDismiss();
            }}
          >
            Clear
          </button>
        )}
      </header>
      {!call && (
        <p className="response-pane-hint">
          Select <strong>{elementsTexts.sendButton}</strong>, or press <kbd>Ctrl</kbd>+
          <kbd>Enter</kbd> (<kbd>⌘</kbd>+<kbd>Enter</kbd>) in the form. The response appears here.
        </p>
      )}
      {call && <Target call={call} />}
      {call && call.state !== 'completed' && (
        <p className="response-pane-outcome" data-call-state={call.state} aria-hidden={isSent}>
          {describeCall(call)}
        </p>
      )}
      {call?.state === 'completed' && (
        <>
          <ApiResponseView
            response={call.response}
            description={description}
            fix={fix}
            onFix={(next) => {
              focusPane();
              onFix(next);
            }}
            token={token}
            onUseToken={(next) => {
              focusPane();
              onUseToken(next);
            }}
            onNextCall={onNextCall}
          />
          {!call.isSandbox && (
            <p className="response-pane-empty">
              A browser shows only the headers that the server allows it to (CORS).
            </p>
          )}
        </>
      )}
    </section>
  );
}
