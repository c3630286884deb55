'use client';

import { Download, FlaskConical, KeyRound, X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import { type ConsoleCall, formatBytes } from '@/lib/console/console-call';
import type { ErrorSummary } from '@/lib/console/read-response-body';
import { readResponseToken } from '@/lib/console/read-response-token';
import { saveFile } from '@/lib/console/save-file';
import styles from './call-dock.module.css';
import { readToken, subscribeToToken } from './token-storage';

type Answered = Extract<ConsoleCall, { state: 'answered' }>;
type Failed = Extract<ConsoleCall, { state: 'failed' }>;

/** The access token of an answer, once it was read. */
function useAnsweredToken(call: Answered): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let gone = false;
    readResponseToken(call).then((read) => {
      if (!gone) setToken(read);
    });
    return () => {
      gone = true;
    };
  }, [call]);
  return token;
}

const countParts = (parts: number) => (parts === 1 ? '1 part' : `${parts} parts`);

/** What an error record says, so that nobody has to look for it. */
function RefusalPart({
  refusal: { message, error, field, reason, help },
}: {
  refusal: ErrorSummary;
}) {
  return (
    <p role="alert">
      {message} {error && <code>{error}</code>}
      {(field || reason || help) && <br />}
      {field && <code>{field}</code>}
      {field && reason && ': '}
      {reason} {/* A phone has no room for it; it stands in the answer too. */}
      <span data-help="">{help}</span>
    </p>
  );
}

function AnswerPart({ call, onToken }: { call: Answered; onToken: (token: string) => void }) {
  const token = useAnsweredToken(call);
  const sentToken = useSyncExternalStore(subscribeToToken, readToken);
  return (
    <>
      {token && token !== sentToken && (
        <button type="button" className={styles.use} onClick={() => onToken(token)}>
          <Icon icon={KeyRound} size={15} />
          Send this token from now on
        </button>
      )}
      {call.errorSummary && <RefusalPart refusal={call.errorSummary} />}
      {call.text !== undefined && (
        <details className={styles.more}>
          <summary>Answer{call.parts !== undefined && `: ${countParts(call.parts)}`}</summary>
          <pre>{call.text}</pre>
        </details>
      )}
      {call.parts === 0 && <span>{countParts(0)}</span>}
      {/* As it came: the console's library shows text and images only. */}
      {call.body.size > 0 && (
        <button
          type="button"
          className={styles.save}
          onClick={() => saveFile(call.body, call.fileName)}
        >
          <Icon icon={Download} size={15} />
          Download {formatBytes(call.body.size)}
        </button>
      )}
      <details className={styles.more}>
        <summary>{call.headers.length} headers</summary>
        <dl>
          {call.headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!call.isSandbox && (
          <p>A browser shows only the headers that the server allows it to (CORS).</p>
        )}
      </details>
    </>
  );
}

function FailurePart({ call }: { call: Failed }) {
  if (call.isSandbox) {
    return (
      <p>The sandbox did not answer. Send the call again; if that fails, load the page anew.</p>
    );
  }
  if (call.isOffline) return <p>Your browser is offline. Connect it and send the call again.</p>;
  return (
    <p>
      The browser got no answer from <code>{call.origin}</code>. Either the server cannot be
      reached, or it does not allow calls from web pages (CORS); a browser does not say which. Send
      the same call with curl: if that works, it is CORS, and the provider can allow this site.
    </p>
  );
}

/** Where the call went. The sandbox is on this site, whose name says nothing. */
const describeTarget = ({ method, url, isSandbox }: ConsoleCall) =>
  `${method} ${isSandbox ? url.replace(window.location.origin, '') : url}`;

/** What became of the last call: status and time, the body to read and to save, the headers, or why there is no answer. */
export function CallDock({
  call,
  onToken,
  onClose,
}: {
  call: ConsoleCall;
  onToken: (token: string) => void;
  onClose: () => void;
}) {
  return (
    <section
      className={styles.dock}
      data-state={call.state === 'answered' && call.status >= 400 ? 'refused' : call.state}
      aria-label="Last call"
    >
      <p className={styles.line} role="status">
        <strong>
          {call.state === 'sent' && 'Sending…'}
          {call.state === 'answered' && `${call.status} ${call.statusText}`.trim()}
          {call.state === 'failed' && 'No answer'}
          {call.state === 'refused' && 'Not sent'}
        </strong>
        {call.isSandbox && (
          <span className={styles.sandbox}>
            <Icon icon={FlaskConical} size={14} />
            Sandbox
          </span>
        )}
        <code>{describeTarget(call)}</code>
        <span>{call.hasToken ? 'with token' : 'without token'}</span>
        {call.state === 'answered' && <span>{call.duration} ms</span>}
      </p>
      {call.state === 'answered' && <AnswerPart call={call} onToken={onToken} />}
      {call.state === 'failed' && <FailurePart call={call} />}
      {call.state === 'refused' && <p>{call.reason}</p>}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon icon={X} size={16} />
      </button>
    </section>
  );
}
