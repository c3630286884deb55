import { useEffect } from 'react';
import type { ApiResponse } from '@/lib/calls/console/api-response';
import { storeCaseOutcome } from '@/lib/calls/request/browser/case-outcomes';
import { hasOutcome } from '@/lib/calls/request/compare-outcome';
import type { RequestPreset } from '@/lib/calls/request/request-description';

/** Shows whether the response to a sandbox case is the documented one. The sandbox's page shows it too. */
export function ExpectedOutcome({
  preset,
  response,
}: {
  preset: RequestPreset;
  response: ApiResponse;
}) {
  const { id, label, status } = preset;
  const isMet = hasOutcome(preset, response);
  useEffect(() => storeCaseOutcome(id, isMet), [id, isMet]);
  return isMet ? (
    <p className="request-outcome" data-ok="true">
      As expected for the case <strong>{label}</strong>.
    </p>
  ) : (
    <p className="request-outcome" data-ok="false">
      The case <strong>{label}</strong> is expected to return {status}
      {response.status === status && ' with other values'}.
    </p>
  );
}
