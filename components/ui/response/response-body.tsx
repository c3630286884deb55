import { useEffect, useState } from 'react';
import type { SchemaObject } from '@/lib/api/description/openapi-objects';
import { noSchemas, type SchemaSource } from '@/lib/api/description/resolve-schema';
import type { ResponseContent } from '@/lib/calls/console/api-response';
import { formatBytes } from '@/lib/calls/console/format-bytes';
import { JsonTree } from './json-tree';

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

/** Whether a body is shown as a tree. */
export const isTree = (content: ResponseContent): boolean =>
  content.kind === 'json' && content.text.length <= maxTreeCharacters;

/**
 * The body of a response, or of a request.
 * @param props.schema the schema of the JSON, or of each of its parts
 */
export function ResponseBody({
  content,
  body,
  schema,
  source = noSchemas,
  hasMeanings = false,
  changes = [],
}: {
  content: ResponseContent;
  body: Blob;
  schema?: SchemaObject | undefined;
  source?: SchemaSource | undefined;
  hasMeanings?: boolean;
  changes?: readonly string[];
}) {
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
  if (content.kind === 'text' || !isTree(content)) {
    return <TextBody text={content.text} />;
  }
  return content.values.map((value, index) => (
    <JsonTree
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its position
      key={index}
      value={value}
      schema={schema}
      source={source}
      hasMeanings={hasMeanings}
      changes={changes}
    />
  ));
}
