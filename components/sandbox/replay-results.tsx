import { describeReplay, isAccepted, type ReplayedDelivery } from './describe-replay';

/**
 * The results of sent deliveries, with help if the receiver can't be reached.
 * @param props.results undefined before anything was sent
 */
export function ReplayResults({
  results,
  isSending,
}: {
  results: readonly ReplayedDelivery[] | undefined;
  isSending: boolean;
}) {
  const last = results?.at(-1)?.result;
  return (
    <div role="status">
      {results && (
        <>
          <ol className="webhook-results">
            {results.map(({ label, result }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a delivery can be sent twice
              <li key={index}>
                <strong data-success={isAccepted(result)}>{describeReplay(result)}</strong> {label}
              </li>
            ))}
          </ol>
          {isSending && <p className="webhook-note">Sending…</p>}
        </>
      )}
      {last?.kind === 'not-allowed' && (
        <div className="webhook-help">
          <p>
            A server responds there, but your browser didn’t send the payload. The receiver must
            respond to an OPTIONS request with these headers, and send the first one with every
            response:
          </p>
          <pre tabIndex={0} role="group" aria-label="Headers">
            {`Access-Control-Allow-Origin: ${window.location.origin}\nAccess-Control-Allow-Headers: Content-Type\nAccess-Control-Allow-Private-Network: true`}
          </pre>
        </div>
      )}
      {last?.kind === 'unreachable' && (
        <p className="webhook-help">
          Nothing responded. Check that your receiver is running, and that your browser allows this
          site to access your machine. Some browsers block it for HTTPS pages.
        </p>
      )}
    </div>
  );
}
