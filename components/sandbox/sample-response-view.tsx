import { sampleParameter } from '@/lib/calls/console/console-urls';
import { saveFile } from '@/lib/calls/console/file-download';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import { prepareSample } from '@/lib/calls/console/prepared-request';
import { storeSample } from '@/lib/calls/console/stored-sample';
import { panelHash } from '@/lib/calls/opening-hashes';
import { describeStatus } from '@/lib/calls/request/describe-response';
import { tokenizeJson } from '@/lib/calls/samples/tokenize-json';
import { assetUrl } from '@/lib/site/base-url';
import { operationPath } from '@/lib/site/page-paths';
import { CodeTokens } from './code-tokens';
import type { ParsedSampleResponse } from './parse-sample-response';

/** Longer JSON is not highlighted, because it would create thousands of elements. */
const maxHighlightedCharacters = 40_000;

function HighlightedJson({ text }: { text: string }) {
  if (text.length > maxHighlightedCharacters) return text;
  return <CodeTokens tokens={tokenizeJson(text)} />;
}

function Content({ content, name }: { content: ParsedSampleResponse['content']; name: string }) {
  if (content.kind === 'none') return <p className="run-empty">No body</p>;
  if (content.kind === 'file') {
    const { body, name: fileName } = content;
    return (
      <p className="run-empty">
        <code>{body.type || 'Bytes'}</code>, {formatBytes(body.size)}{' '}
        <button type="button" className="text-button" onClick={() => saveFile(body, fileName)}>
          Download
        </button>
      </p>
    );
  }
  return (
    <pre className="run-body" tabIndex={0} role="group" aria-label={`Response of ${name}`}>
      <code>{content.isJson ? <HighlightedJson text={content.text} /> : content.text}</code>
    </pre>
  );
}

/** A response of the sandbox: its status, the call and its user, the duration, and the body. */
export function SampleResponseView({
  response,
  name,
}: {
  response: ParsedSampleResponse;
  name: string;
}) {
  const { call, as, token, status, duration, content } = response;
  return (
    <div className="run-response">
      <p className="run-line">
        <strong data-success={status < 400}>{describeStatus({ status })}</strong>
        <code>{`${call.method} ${call.path}`}</code>
        <span>{as}</span>
        <span>{duration} ms</span>
        <a
          href={assetUrl(`${operationPath(call.operation)}?${sampleParameter}${panelHash}`)}
          onClick={() => storeSample(prepareSample({ call, as, token }))}
        >
          Edit and send
        </a>
      </p>
      <Content content={content} name={name} />
    </div>
  );
}
