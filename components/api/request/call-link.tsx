import type { ReactNode } from 'react';
import type { SuggestedCall } from '@/lib/calls/request/next-calls';
import { nextCallUrl } from '@/lib/calls/request/shared-draft';
import { assetUrl } from '@/lib/site/base-url';
import { operationPath } from '@/lib/site/page-paths';

/**
 * A link to a call with an id filled in.
 * @param props.onNextCall opens the call; by default, the link leads to its operation's page
 */
export function CallLink({
  call,
  onNextCall,
  children,
}: {
  call: SuggestedCall;
  onNextCall: ((call: SuggestedCall) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <a
      href={assetUrl(`${operationPath(call.operationId)}${nextCallUrl(call)}`)}
      onClick={(event) => {
        if (!onNextCall || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onNextCall(call);
      }}
    >
      {children}
    </a>
  );
}
