import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConsoleDocument, sliceDocument } from '@/lib/calls/console/slice-document';
import { getCurrentOperationId } from './request-form';

/**
 * Gives Elements the description with those operations complete that the reader has opened, because Elements translates
 * all complete operations whenever it gets a description.
 * @returns the description, and a function to call after Elements has rendered. It adds the displayed operation before
 * the browser paints.
 */
export function useDocumentSlice(document: ConsoleDocument) {
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
