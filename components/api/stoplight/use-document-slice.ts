import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConsoleDocument, sliceDocument } from '@/lib/calls/console/slice-document';
import { isRecord } from '@/lib/kit/json/is-record';
import { getCurrentOperationId } from './current-operation';

const mapValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mapValues);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapValues(item)]),
  );
  const hasExamples = 'schema' in value && isRecord(value.examples);
  return hasExamples ? { ...copy, example: undefined } : copy;
};

/**
 * Returns a copy of an OpenAPI document for Elements, which lists the example of a schema as "default" beside the named
 * examples of a request or response, unless the latter has an `example`, even if that is undefined.
 */
export function hideDefaultExamples(
  document: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, mapValues(value)]),
  );
}

/**
 * Gives Elements the description with those operations complete that the reader has opened, because Elements translates
 * all complete operations whenever it gets a description.
 * @returns the description, and a function to call after Elements has rendered. It adds the displayed operation before
 * the browser paints.
 */
export function useDocumentSlice(original: ConsoleDocument) {
  const document = useMemo(() => hideDefaultExamples(original), [original]);
  const completeIds = useRef<Set<string>>(undefined);
  // Elements renders the description that it is mounted with twice, so it is mounted without one.
  const [slice, setSlice] = useState<ConsoleDocument | ''>('');

  useEffect(() => {
    const id = getCurrentOperationId();
    completeIds.current = new Set(id === undefined ? [] : [id]);
    setSlice(sliceDocument(document, completeIds.current));
  }, [document]);

  const completeSlice = useCallback(() => {
    const id = getCurrentOperationId();
    const ids = completeIds.current;
    if (id === undefined || !ids || ids.has(id)) return;
    ids.add(id);
    flushSync(() => setSlice(sliceDocument(document, ids)));
  }, [document]);

  return { slice, completeSlice };
}
