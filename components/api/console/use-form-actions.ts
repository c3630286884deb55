import { useEffect, useRef } from 'react';
import { nobody } from '@/lib/api/users/nobody';
import { operationHash } from '@/lib/calls/console/console-route';
import type { Fix } from '@/lib/calls/request/find-fix';
import type { SuggestedCall } from '@/lib/calls/request/next-calls';
import { toConsoleFields } from '@/lib/calls/request/read-sent-draft';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import type { RequestDraft } from '@/lib/calls/request/request-draft';
import { sendControlRequest } from '@/lib/sandbox/browser/control-sandbox';
import { requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { controlPaths } from '@/lib/sandbox/sandbox-protocol';
import { fillRequestForm, type RequestFormValues } from '../stoplight/fill-request-form';
import { sendRequestForm } from '../stoplight/request-form';
import type { ConsoleSession } from './use-console-session';

type FormActions = {
  /** Does what a fix says, and sends the request again. Rejects if the sandbox cannot be reset. */
  applyFix: (fix: Fix, sent: RequestDraft) => Promise<void>;
  /** Opens a call that a response suggests, with its ID filled in. */
  openCall: (call: SuggestedCall) => void;
};

/** Returns what the response offers to do with the form. */
export function useFormActions(
  description: RequestDescription | undefined,
  session: ConsoleSession,
): FormActions {
  const stopFilling = useRef<() => void>(undefined);
  useEffect(() => () => stopFilling.current?.(), []);
  const fill = (values: RequestFormValues) => {
    stopFilling.current?.();
    stopFilling.current = fillRequestForm(values, () => undefined);
  };

  const replace = async (draft: RequestDraft, sent: RequestDraft) => {
    if (draft.user !== sent.user) {
      const user = description?.users.find(({ id }) => id === draft.user);
      if (!(await session.actAs(user?.token ?? nobody))) return false;
    }
    if (description && (draft.body !== sent.body || draft.parameters !== sent.parameters)) {
      const body: unknown = draft.body === '' ? undefined : JSON.parse(draft.body);
      fill({ operationId: description.id, fields: toConsoleFields(description, draft), body });
    }
    return true;
  };

  return {
    applyFix: async ({ action }, sent) => {
      if (action.kind === 'replace' && !(await replace(action.draft, sent))) return;
      if (action.kind === 'log-in') await requestSessionRestore(action.token);
      // The users of the cases exist in the everyday scenario only.
      if (action.kind === 'reset')
        await sendControlRequest(controlPaths.reset, { scenario: 'everyday' });
      sendRequestForm();
    },
    openCall: ({ operationId, parameter, value }) => {
      window.location.hash = operationHash(operationId);
      fill({ operationId, fields: { [parameter.slice(parameter.indexOf('.') + 1)]: value } });
    },
  };
}
