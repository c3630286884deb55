import type { ReactNode } from 'react';
import type { SuggestedCall } from '@/lib/calls/request/next-calls';
import { nextCallUrl } from '@/lib/calls/request/shared-draft';
import { assetUrl } from '@/lib/site/base-url';
import { operationPath } from '@/lib/site/page-paths';

/** A link to the page of a call's operation, where its request has an id filled in. */
export const CallLink = ({ call, children }: { call: SuggestedCall; children: ReactNode }) => (
  <a href={assetUrl(`${operationPath(call.operationId)}${nextCallUrl(call)}`)}>{children}</a>
);
