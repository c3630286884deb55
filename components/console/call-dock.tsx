'use client';

import { Download, FlaskConical, KeyRound, X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon/icon';
import { ResetSandboxButton } from '@/components/sandbox/reset-sandbox-button';
import type { ConsoleCall } from '@/lib/console/console-call';
import { formatBytes } from '@/lib/console/format-bytes';
import type { ErrorSummary } from '@/lib/console/read-response-body';
import { readResponseToken } from '@/lib/console/read-response-token';
import { saveFile } from '@/lib/console/save-file';
import { readToken, subscribeToToken } from '@/lib/console/token-storage';
import { faultErrorCode } from '@/lib/sandbox/sandbox-protocol';
import styles from './call-dock.module.css';

type CompletedCall = Extract<ConsoleCall, { state: 'answered' }>;
type FailedCall = Extract<ConsoleCall, { state: 'failed' }>;

/** Returns the access token in a response, once the body has been read. */
function useResponseToken(call: CompletedCall): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    readResponseToken(call).then((found) => {
      if (!isCancelled) setToken(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [call]);
  return token;
}

const formatPartCount = (parts: number) => (parts === 1 ? '1 part' : `${parts} parts`);

/** The content of an error record. */
function ErrorDetails({
  summary: { message, error, field, reason, help },
}: {
  summary: ErrorSummary;
}) {
  return (
    <p role="alert">
      {message} {error && <code>{error}</code>}
      {(field || reason || help) && <br />}
      {field && <code>{field}</code>}
      {field && reason && ': '}
      {reason} {/* Hidden on narrow screens. The response contains it too. */}
      <span className={styles.help}>{help}</span>
    </p>
  );
}

function ResponseDetails({
  call,
  onToken,
}: {
  call: CompletedCall;
  onToken: (token: string) => void;
}) {
  const token = useResponseToken(call);
  const sentToken = useSyncExternalStore(subscribeToToken, readToken);
  return (
    <>
      {token && token !== sentToken && (
        <button type="button" className={styles.use} onClick={() => onToken(token)}>
          <Icon icon={KeyRound} size={15} />
          Send this token from now on
        </button>
      )}
      {call.errorSummary && <ErrorDetails summary={call.errorSummary} />}
      {call.isSandbox && call.errorSummary?.error === faultErrorCode && (
        <p>
          <ResetSandboxButton />
        </p>
      )}
      {call.text !== undefined && (
        <details className={styles.more}>
          <summary>Answer{call.parts !== undefined && `: ${formatPartCount(call.parts)}`}</summary>
          <pre>{call.text}</pre>
        </details>
      )}
      {call.isTooLarge && <span>Too large to display</span>}
      {call.parts === 0 && <span>{formatPartCount(0)}</span>}
      {/* The unchanged body. Elements displays text and images only. */}
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

function FailureDetails({ call }: { call: FailedCall }) {
  if (call.isSandbox) {
    return <p>The sandbox didn’t respond. Send the call again. If that fails, reload the page.</p>;
  }
  if (call.isOffline)
    return <p>Your browser is offline. Connect to a network and send the call again.</p>;
  return (
    <p>
      The browser got no response from <code>{call.origin}</code>. Either the server cannot be
      reached, or it does not allow calls from web pages (CORS); a browser does not say which. Send
      the same call with curl: if that works, it is CORS, and the provider can allow this site.
    </p>
  );
}

/** Method and URL. The sandbox is on this site, so its URL is shown without the origin. */
const describeTarget = ({ method, url, isSandbox }: ConsoleCall) =>
  `${method} ${isSandbox ? url.replace(window.location.origin, '') : url}`;

/** The outcome of the last call: status, duration, body, and headers, or the reason why there is no response. */
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
          {call.state === 'failed' && 'No response'}
          {call.state === 'refused' && 'Not sent'}
          {call.state === 'canceled' && 'Canceled'}
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
      {call.state === 'sent' && (
        <button type="button" className={styles.save} onClick={call.cancel}>
          Cancel
        </button>
      )}
      {call.state === 'answered' && <ResponseDetails call={call} onToken={onToken} />}
      {call.state === 'failed' && <FailureDetails call={call} />}
      {call.state === 'refused' && <p>{call.reason}</p>}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon icon={X} size={16} />
      </button>
    </section>
  );
}
