import { useEffect, useState } from 'react';
import { formatBytes } from '@/lib/console/format-bytes';
import { saveFile } from '@/lib/console/save-file';
import { unwrapArraySchema } from '@/lib/openapi/resolve-schema';
import type { Answer, AnswerContent } from '@/lib/request/answer';
import type { Fix } from '@/lib/request/find-fix';
import { type SuggestedCall, suggestNextCalls } from '@/lib/request/next-calls';
import type { RequestDescription } from '@/lib/request/request-description';
import { nextCallUrl } from '@/lib/request/shared-draft';
import { assetUrl } from '@/lib/site/base-url';
import { operationPath } from '@/lib/site/urls';
import { JsonTree } from './json-tree';
import { useCopy } from './use-copy';

/** A longer body is shown as plain text: each value of a tree is an element. */
const maxTreeCharacters = 60_000;

/** The meaning of the API's status codes. */
const statusTexts: Record<number, string> = {
  200: 'Success',
  204: 'Success, no body',
  403: 'Forbidden',
  405: 'Server reported an error',
};

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

function Content({
  answer,
  description,
  hasMeanings,
}: {
  answer: Answer;
  description: RequestDescription;
  hasMeanings: boolean;
}) {
  const { content, body, status } = answer;
  if (content.kind === 'none') return <p className="request-help">The response has no body.</p>;
  if (content.kind === 'image') return <ImageBody body={body} />;
  if (content.kind === 'file') {
    return (
      <p className="request-help">
        A file: <code>{body.type || 'unknown type'}</code>. Download it to open it.
      </p>
    );
  }
  if (content.kind === 'text' || content.text.length > maxTreeCharacters) {
    return (
      <pre className="request-text" tabIndex={0} role="group" aria-label="Body of the response">
        {content.text}
      </pre>
    );
  }
  const { response } = description;
  const isSuccess = status < 300;
  const isMultipart = content.values.length > 1;
  const schema = response && (isMultipart ? unwrapArraySchema(response) : response);
  return content.values.map((value, index) => (
    <JsonTree
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its position
      key={index}
      value={value}
      schema={isSuccess ? schema : undefined}
      source={description}
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
            <a href={assetUrl(`${operationPath(call.operationId)}${nextCallUrl(call)}`)}>
              {call.label} <code>{call.value}</code>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const readValue = (content: AnswerContent): unknown =>
  content.kind === 'json' ? content.values : undefined;

/** The response: status, time, size, what changed, headers and body. */
export function AnswerView({
  answer,
  description,
  fix,
  onFix,
  onUseToken,
}: {
  answer: Answer;
  description: RequestDescription;
  fix: Fix | undefined;
  onFix: (fix: Fix) => void;
  onUseToken: (token: string) => void;
}) {
  const [hasMeanings, setHasMeanings] = useState(false);
  const [copy, copyStatus] = useCopy();
  const { status, statusText, duration, body, fileName, headers, content, changes } = answer;
  const isOk = status < 400;
  const isTree = content.kind === 'json' && content.text.length <= maxTreeCharacters;
  const [value] = content.kind === 'json' ? content.values : [];
  const token =
    description.id === 'createToken' && isOk && typeof value === 'object' && value !== null
      ? 'token' in value && typeof value.token === 'string' && value.token
      : undefined;
  const isChanged = (id: string) => changes.some((change) => change.split(' ')[1] === id);
  const calls = isOk ? suggestNextCalls(readValue(content), description.id, isChanged) : [];
  return (
    <>
      <p className="request-status">
        <strong data-ok={isOk}>
          {status} {statusTexts[status] ?? statusText}
        </strong>
        <span>{duration} ms</span>
        <span>{formatBytes(body.size)}</span>
      </p>
      {fix && (
        <p className="request-fix">
          {fix.text}{' '}
          <button type="button" className="request-button" onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        </p>
      )}
      {changes.length > 0 && (
        <p className="request-changes">
          <strong>Changed in the sandbox:</strong> {changes.join(', ')}
        </p>
      )}
      {token && (
        <p className="request-changes">
          The response has an access token.{' '}
          <button type="button" className="request-button" onClick={() => onUseToken(token)}>
            Send it from now on
          </button>
        </p>
      )}
      <div className="request-toolbar">
        {(content.kind === 'json' || content.kind === 'text') && (
          <button type="button" className="request-button" onClick={() => copy(content.text)}>
            Copy
          </button>
        )}
        {body.size > 0 && (
          <button type="button" className="request-button" onClick={() => saveFile(body, fileName)}>
            Download
          </button>
        )}
        {isTree && isOk && description.response && (
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
      <Content answer={answer} description={description} hasMeanings={hasMeanings} />
      <NextCalls calls={calls} />
      <details className="request-more">
        <summary>{headers.length === 1 ? '1 header' : `${headers.length} headers`}</summary>
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
