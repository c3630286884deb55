import { useEffect, useState } from 'react';
import type { PreparedRequest } from '@/lib/calls/console/prepared-request';
import { fillRequestForm } from '../stoplight/fill-request-form';
import { readPreparedRequest } from './read-prepared-request';

/**
 * Fills the request that the page was opened with into the form.
 * @param isReady whether Elements is mounted
 * @returns the request, until the reader goes to another operation
 */
export function usePreparedRequest(isReady: boolean): PreparedRequest | undefined {
  const [request, setRequest] = useState(readPreparedRequest);
  useEffect(() => {
    if (!isReady || !request) return undefined;
    return fillRequestForm(request, () => setRequest(undefined));
  }, [isReady, request]);
  return request;
}
