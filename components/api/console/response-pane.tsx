import { useEffect, useRef } from 'react';
import { responseViewStylesheet, runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { ResponseView } from '@/components/ui/response/response-view';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import { describeResponse } from '@/lib/calls/request/describe-response';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { elementsTexts } from '../stoplight/elements-internals';
import type { ConsoleCall } from './use-last-call';

const describeToken = (token: string | undefined): string => {
  if (token === undefined) return 'without a token';
  return `as ${findSandboxUser(token)?.name ?? 'you, with your token'}`;
};

/** Method and URL. The sandbox is on this site, so its URL is shown without the origin. */
function Target({ call }: { call: ConsoleCall }) {
  if (call.state === 'refused') return null;
  const { method, url, isSandbox, token } = call;
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
  /** The token that is sent now. */
  token: string | undefined;
  onUseToken: (token: string) => void;
  onDismiss: () => void;
};

/** The outcome of the last request: the response, or the reason why there is none. */
export function ResponsePane(props: ResponsePaneProps) {
  const { call, description, token, onUseToken, onDismiss } = props;
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
      <Stylesheet path={responseViewStylesheet} />
      <p className="visually-hidden" role="status">
        {call && describeCall(call)}
      </p>
      <header className="response-pane-header">
        <h2>Response</h2>
        {call && (
          <button
            type="button"
            className="request-button"
            onClick={() => {
              focusPane();
              if (call.state === 'sent') call.cancel();
              else onDismiss();
            }}
          >
            {isSent ? 'Cancel' : 'Clear'}
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
          <ResponseView
            response={call.response}
            description={description}
            token={token}
            onUseToken={(next) => {
              focusPane();
              onUseToken(next);
            }}
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
