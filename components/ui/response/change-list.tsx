import { Fragment } from 'react';
import { describeChange } from '@/lib/calls/request/describe-change';
import { CallLink } from './call-link';

/** The records that a request has changed in the sandbox, in one line. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  return changes.map((text, index) => {
    const change = describeChange(text);
    return (
      <Fragment key={text}>
        {index > 0 && ', '}
        {change ? (
          <>
            {change.noun}{' '}
            {change.call ? <CallLink call={change.call}>{change.id}</CallLink> : change.id}{' '}
            {change.verb}
          </>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}
