import { Fragment } from 'react';
import { describeChange } from '@/lib/calls/request/describe-change';
import type { SuggestedCall } from '@/lib/calls/request/next-calls';
import { CallLink } from './call-link';

/**
 * The records that a request has changed in the sandbox, in one line.
 * @param props.onNextCall opens the call that reads a record; by default, a link leads to its operation's page
 */
export function ChangeList({
  changes,
  onNextCall,
}: {
  changes: readonly string[];
  onNextCall?: ((call: SuggestedCall) => void) | undefined;
}) {
  return changes.map((text, index) => {
    const change = describeChange(text);
    return (
      <Fragment key={text}>
        {index > 0 && ', '}
        {change ? (
          <>
            {change.noun}{' '}
            {change.call ? (
              <CallLink call={change.call} onNextCall={onNextCall}>
                {change.id}
              </CallLink>
            ) : (
              change.id
            )}{' '}
            {change.verb}
          </>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}
