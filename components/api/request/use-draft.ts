import { useState } from 'react';
import { readOwnAccess } from '@/lib/calls/request/browser/own-access';
import { readStoredDraft, storeDraft } from '@/lib/calls/request/browser/request-history';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { createDraft, type RequestDraft, selectServer } from '@/lib/calls/request/request-draft';
import { followRole } from '@/lib/calls/request/role-draft';

type DraftState = {
  draft: RequestDraft;
  /** Counts the drafts that replaced another: a new one resets what fields and editors store themselves. */
  revision: number;
  change: (draft: RequestDraft) => void;
  replace: (draft: RequestDraft) => void;
};

/** The first request, for the server that the reader has selected in this tab. */
function createOwnDraft(description: RequestDescription, roleUser: string | undefined) {
  const draft = createDraft(description, roleUser);
  const { server } = readOwnAccess();
  return description.servers.some(({ url }) => url === server)
    ? selectServer(draft, server)
    : draft;
}

/**
 * The request that the reader prepares. The tab stores it.
 * @param initialDraft the request of a link; otherwise the last one of this tab, or the first example
 * @param roleUser the user of the role that the reader has selected
 */
export function useDraft(
  description: RequestDescription,
  initialDraft: RequestDraft | undefined,
  roleUser: string | undefined,
): DraftState {
  const [draft, setDraft] = useState(
    () => initialDraft ?? readStoredDraft(description) ?? createOwnDraft(description, roleUser),
  );
  const [revision, setRevision] = useState(0);
  const [lastRoleUser, setLastRoleUser] = useState(roleUser);
  if (roleUser !== lastRoleUser) {
    setLastRoleUser(roleUser);
    setDraft(followRole(description, draft, lastRoleUser, roleUser));
  }

  const change = (next: RequestDraft) => {
    setDraft(next);
    storeDraft(description.id, next);
  };
  const replace = (next: RequestDraft) => {
    change(next);
    setRevision((count) => count + 1);
  };
  return { draft, revision, change, replace };
}
