import { formatBytes } from '@/lib/console/console-call';
import { sampleUrl } from '@/lib/console/console-urls';
import { prepareSample } from '@/lib/console/prepared-request';
import { saveFile } from '@/lib/console/save-file';
import { storeSample } from '@/lib/console/stored-sample';
import { tokenizeJson } from '@/lib/samples/tokenize-json';
import { assetUrl } from '@/lib/site/base-url';
import type { ParsedSampleResponse } from './parse-sample-response';

/** Characters that are coloured: a longer answer would make thousands of elements. */
const mostColoured = 40_000;

/** What the API means with its statuses. */
const statusWords: Record<number, string> = {
  200: 'Success',
  204: 'Success',
  403: 'Forbidden',
  405: 'Server reported an error',
};

function Json({ text }: { text: string }) {
  if (text.length > mostColoured) return text;
  return tokenizeJson(text).map(({ text: part, kind }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
      <span key={index} className={`run-${kind}`}>
        {part}
      </span>
    ) : (
      part
    ),
  );
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
    <pre className="run-body" tabIndex={0} role="group" aria-label={`Answer of ${name}`}>
      <code>{content.isJson ? <Json text={content.text} /> : content.text}</code>
    </pre>
  );
}

/** One answer of the sandbox: its status, who called what, how long it took, and the body. */
export function ResponseView({
  response: answer,
  name,
}: {
  response: ParsedSampleResponse;
  name: string;
}) {
  const { call, as, token, status, duration, content } = answer;
  return (
    <div className="run-answer">
      <p className="run-line">
        <strong data-ok={status < 400}>
          {status} {statusWords[status]}
        </strong>
        <code>{`${call.method} ${call.path}`}</code>
        <span>{as}</span>
        <span>{duration} ms</span>
        <a
          href={assetUrl(sampleUrl(call.operation))}
          onClick={() => storeSample(prepareSample({ call, as, token }))}
        >
          Open in the console
        </a>
      </p>
      <Content content={content} name={name} />
    </div>
  );
}
