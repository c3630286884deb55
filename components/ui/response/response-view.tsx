import { type ReactNode, useState } from 'react';
import { unwrapArraySchema } from '@/lib/api/description/resolve-schema';
import type { ApiResponse, ErrorSummary, ResponseContent } from '@/lib/calls/console/api-response';
import { saveFile } from '@/lib/calls/console/file-download';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import { describeStatus } from '@/lib/calls/request/describe-response';
import type { Fix } from '@/lib/calls/request/find-fix';
import { type SuggestedCall, suggestNextCalls } from '@/lib/calls/request/next-calls';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { pluralize } from '@/lib/kit/text/pluralize';
import { assetUrl } from '@/lib/site/base-url';
import { sandboxErrorPath } from '@/lib/site/page-paths';
import { CallLink } from './call-link';
import { ChangeList } from './change-list';
import { isTree, ResponseBody } from './response-body';
import { useCopy } from './use-copy';

/** The calls that the ids of a response make possible. */
function NextCalls({ calls }: { calls: readonly SuggestedCall[] }) {
  if (calls.length === 0) return null;
  return (
    <div className="request-next">
      <p>Use an id in another request:</p>
      <ul>
        {calls.map((call) => (
          <li key={`${call.operationId} ${call.value}`}>
            <CallLink call={call}>
              {call.label} <code>{call.value}</code>
            </CallLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const readValue = (content: ResponseContent): unknown =>
  content.kind === 'json' ? content.values : undefined;

/** The `error` of an error record. Those of the sandbox have a page that says what to do. */
function ErrorCode({ error }: { error: string }) {
  const code = <code>{error}</code>;
  return error.startsWith('SANDBOX_') ? (
    <a href={assetUrl(sandboxErrorPath(error))}>{code}</a>
  ) : (
    code
  );
}

/**
 * The texts of an error record. A live region of the page says its message (describeResponse).
 * @param props.hasFix whether the page offers a fix, which replaces the record's help
 */
function ErrorText({
  summary: { message, error, field, reason, help },
  hasFix,
}: {
  summary: ErrorSummary;
  hasFix: boolean;
}) {
  return (
    <p className="request-error">
      {message} {error && <ErrorCode error={error} />}
      {(field || reason) && (
        <span>
          {field && <code>{field}</code>}
          {field && reason && ': '}
          {reason}
        </span>
      )}
      {help && !hasFix && <span>{help}</span>}
    </p>
  );
}

/**
 * The response: status, time, size, what changed, headers and body.
 * @param props.sender as whom the request was sent, if the page around it does not say so
 * @param props.token the token that is sent now
 * @param props.children what else is said beside the status
 */
export function ResponseView({
  response,
  sender,
  description,
  fix,
  onFix,
  token: sentToken,
  onUseToken,
  action,
  next,
  children,
}: {
  response: ApiResponse;
  sender?: string;
  description: RequestDescription | undefined;
  fix?: Fix | undefined;
  onFix?: (fix: Fix) => void;
  token?: string | undefined;
  onUseToken?: (token: string) => void;
  /** A link beside the buttons. */
  action?: ReactNode;
  /** What can be done with the records that have changed. */
  next?: ReactNode;
  children?: ReactNode;
}) {
  const [hasMeanings, setHasMeanings] = useState(false);
  const [copy, copyStatus] = useCopy();
  const { status, duration, body, fileName, headers, content, changes } = response;
  const parts = 'parts' in content ? content.parts : undefined;
  const isOk = status < 400;
  const [value] = content.kind === 'json' ? content.values : [];
  const token =
    description?.id === 'createToken' && isOk && typeof value === 'object' && value !== null
      ? 'token' in value && typeof value.token === 'string' && value.token
      : undefined;
  const isChanged = (id: string) => changes.some((change) => change.split(' ')[1] === id);
  const calls =
    isOk && description ? suggestNextCalls(readValue(content), description.id, isChanged) : [];
  // The parts of a multipart response have the schema of its items.
  const isMultipart = content.kind === 'json' && content.values.length > 1;
  const schema = isOk ? description?.response : undefined;
  return (
    <div className="response-view">
      <p className="request-status">
        <strong data-success={isOk}>{describeStatus(response)}</strong>
        <span>{duration} ms</span>
        <span>{formatBytes(body.size)}</span>
        {children}
        {sender !== undefined && <span>{sender}</span>}
        {parts !== undefined && <span>{pluralize(parts, 'part')}</span>}
      </p>
      {response.errorSummary && (
        <ErrorText summary={response.errorSummary} hasFix={fix !== undefined} />
      )}
      {fix && (
        <p className="request-fix">
          <span>{fix.text}</span>{' '}
          <button type="button" className="request-button" onClick={() => onFix?.(fix)}>
            {fix.label}
          </button>
        </p>
      )}
      {changes.length > 0 && (
        <p className="request-changes">
          <strong>Changed in the sandbox:</strong> <ChangeList changes={changes} />
        </p>
      )}
      {next}
      {onUseToken && token && token !== sentToken && (
        <p className="request-changes">
          The response has an access token.{' '}
          <button type="button" className="request-button" onClick={() => onUseToken(token)}>
            Send it from now on
          </button>
        </p>
      )}
      {(body.size > 0 || action !== undefined) && (
        <div className="request-toolbar">
          {(content.kind === 'json' || content.kind === 'text') && content.text !== '' && (
            <button type="button" className="request-button" onClick={() => copy(content.text)}>
              Copy
            </button>
          )}
          {body.size > 0 && (
            <button
              type="button"
              className="request-button"
              onClick={() => saveFile(body, fileName)}
            >
              Download
            </button>
          )}
          {isTree(content) && schema && (
            <label className="request-check">
              <input
                type="checkbox"
                checked={hasMeanings}
                onChange={(event) => setHasMeanings(event.target.checked)}
              />
              Meanings
            </label>
          )}
          <span role="status">{copyStatus}</span>
          {action}
        </div>
      )}
      {response.interruption !== undefined && (
        <p className="request-problem">
          The connection ended before the body was complete. This is what has arrived.
        </p>
      )}
      <ResponseBody
        content={content}
        body={body}
        schema={schema && isMultipart ? unwrapArraySchema(schema) : schema}
        source={description}
        hasMeanings={hasMeanings}
        changes={changes}
      />
      <NextCalls calls={calls} />
      <details className="request-more">
        <summary>{pluralize(headers.length, 'header')}</summary>
        <dl>
          {headers.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
