import { useEffect, useState } from 'react';
import { noSchemas, unwrapArraySchema } from '@/lib/api/description/resolve-schema';
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
import { JsonTree } from './json-tree';
import { useCopy } from './use-copy';

/** A longer body is shown as plain text: each value of a tree is an element. */
const maxTreeCharacters = 60_000;

function ImageBody({ body }: { body: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(body);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [body]);
  return url === undefined ? null : (
    <img className="request-image" src={url} alt="Body of the response" />
  );
}

const TextBody = ({ text }: { text: string }) => (
  <pre className="request-text" tabIndex={0} role="group" aria-label="Body of the response">
    {text}
  </pre>
);

function Content({
  response,
  description,
  hasMeanings,
}: {
  response: ApiResponse;
  description: RequestDescription | undefined;
  hasMeanings: boolean;
}) {
  const { content, body, status } = response;
  if (content.kind === 'none') return <p className="request-help">The response has no body.</p>;
  if (content.kind === 'image') return <ImageBody body={body} />;
  if (content.kind === 'file') {
    return (
      <p className="request-help">
        A file: <code>{body.type || 'unknown type'}</code>. Download it to open it.
      </p>
    );
  }
  if (content.kind === 'start') {
    return (
      <>
        <p className="request-help">
          Too large to display: {formatBytes(body.size)}. This is the start. Download the rest.
        </p>
        <TextBody text={content.text} />
      </>
    );
  }
  if (content.kind === 'text' || content.text.length > maxTreeCharacters) {
    return <TextBody text={content.text} />;
  }
  const responseSchema = description?.response;
  const isSuccess = status < 300;
  const isMultipart = content.values.length > 1;
  const schema =
    responseSchema && (isMultipart ? unwrapArraySchema(responseSchema) : responseSchema);
  return content.values.map((value, index) => (
    <JsonTree
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its position
      key={index}
      value={value}
      schema={isSuccess ? schema : undefined}
      source={description ?? noSchemas}
      hasMeanings={hasMeanings}
    />
  ));
}

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
 */
export function ApiResponseView({
  response,
  sender,
  description,
  fix,
  onFix,
  token: sentToken,
  onUseToken,
}: {
  response: ApiResponse;
  sender?: string;
  description: RequestDescription | undefined;
  fix?: Fix | undefined;
  onFix?: (fix: Fix) => void;
  token: string | undefined;
  onUseToken: (token: string) => void;
}) {
  const [hasMeanings, setHasMeanings] = useState(false);
  const [copy, copyStatus] = useCopy();
  const { status, duration, body, fileName, headers, content, changes } = response;
  const parts = 'parts' in content ? content.parts : undefined;
  const isOk = status < 400;
  const isTree = content.kind === 'json' && content.text.length <= maxTreeCharacters;
  const [value] = content.kind === 'json' ? content.values : [];
  const token =
    description?.id === 'createToken' && isOk && typeof value === 'object' && value !== null
      ? 'token' in value && typeof value.token === 'string' && value.token
      : undefined;
  const isChanged = (id: string) => changes.some((change) => change.split(' ')[1] === id);
  const calls = isOk ? suggestNextCalls(readValue(content), description?.id ?? '', isChanged) : [];
  return (
    <>
      <p className="request-status">
        <strong data-success={isOk}>{describeStatus(response)}</strong>
        <span>{duration} ms</span>
        <span>{formatBytes(body.size)}</span>
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
      {token && token !== sentToken && (
        <p className="request-changes">
          The response has an access token.{' '}
          <button type="button" className="request-button" onClick={() => onUseToken(token)}>
            Send it from now on
          </button>
        </p>
      )}
      {body.size > 0 && (
        <div className="request-toolbar">
          {(content.kind === 'json' || content.kind === 'text') && content.text !== '' && (
            <button type="button" className="request-button" onClick={() => copy(content.text)}>
              Copy
            </button>
          )}
          <button type="button" className="request-button" onClick={() => saveFile(body, fileName)}>
            Download
          </button>
          {isTree && isOk && description?.response && (
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
        </div>
      )}
      {response.interruption !== undefined && (
        <p className="request-problem">
          The connection ended before the body was complete. This is what has arrived.
        </p>
      )}
      <Content response={response} description={description} hasMeanings={hasMeanings} />
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
    </>
  );
}
