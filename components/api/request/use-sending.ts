import { useEffect, useRef, useState } from 'react';
import type { RequestBody } from '@/lib/api/call/request-body';
import {
  addToHistory,
  type HistoryEntry,
  readHistory,
} from '@/lib/calls/request/browser/request-history';
import { type Outcome, sendRequest } from '@/lib/calls/request/browser/send-request';
import { createHttpRequest } from '@/lib/calls/request/http-request';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { type RequestDraft, sandboxServer } from '@/lib/calls/request/request-draft';
import { apiRoot } from '@/lib/sandbox/sandbox-protocol';

/** The outcome of a request, with the draft that was sent. */
export type SentRequest = { draft: RequestDraft; outcome: Outcome | { state: 'sending' } };

type Sending = {
  /** The last request, if there was one. */
  sent: SentRequest | undefined;
  /** The requests with a response that were sent in this tab. */
  history: readonly HistoryEntry[];
  /** Sends a request. It replaces one that has no response yet. */
  start: (
    draft: RequestDraft,
    token: string | undefined,
    files: RequestBody['files'],
  ) => Promise<void>;
  cancel: () => void;
  /** Shows the response to an earlier request, if this document has it. */
  showSent: (entry: HistoryEntry) => void;
  /** Reports that a request could not be sent. */
  fail: (draft: RequestDraft, reason: string) => void;
};

/** Sends requests of an operation, one at a time. A request is canceled when the component unmounts. */
export function useSending(description: RequestDescription): Sending {
  const [sent, setSent] = useState<SentRequest>();
  const [history, setHistory] = useState(() => readHistory(description));
  const controller = useRef<AbortController>(undefined);
  /** The requests with a response, by the time of their entries. The storage of the tab would be full soon. */
  const completed = useRef(new Map<number, SentRequest>());
  const cancel = () => controller.current?.abort();

  useEffect(() => () => controller.current?.abort(), []);

  const start: Sending['start'] = async (draft, token, files) => {
    cancel();
    const current = new AbortController();
    controller.current = current;
    setSent({ draft, outcome: { state: 'sending' } });
    const isSandbox = draft.server === sandboxServer;
    const base = isSandbox ? apiRoot : draft.server;
    const request = createHttpRequest(description, draft, base, token, files);
    const sandboxUser = description.users.find(({ id }) => id === draft.user);
    const outcome = await sendRequest(
      request,
      isSandbox ? request.url : undefined,
      sandboxUser?.token,
      current.signal,
    );
    if (controller.current !== current) return;
    setSent({ draft, outcome });
    if (outcome.state === 'completed') {
      const { status } = outcome.response;
      const time = Date.now();
      completed.current.set(time, { draft, outcome });
      setHistory(addToHistory(description, { draft, status, time }));
    }
  };
  const fail = (draft: RequestDraft, reason: string) =>
    setSent({ draft, outcome: { state: 'failed', reason } });

  const showSent = ({ time }: HistoryEntry) => {
    cancel();
    setSent(completed.current.get(time));
  };

  return { sent, history, start, cancel, showSent, fail };
}
