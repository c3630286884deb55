import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { RefusalCause } from '@/lib/calls/traffic/check/explain-refusal';
import { conditionTexts } from '@/lib/calls/traffic/check/refusal-conditions';
import type { ValueRule } from '@/lib/calls/traffic/check/value-rules';
import { pluralize } from '@/lib/kit/text/pluralize';
import { RichText } from './rich-text';

/** Something documented, with what the call has, and its source. */
function Explanation({ title, text, reason, href, label }: ValueRule & { label?: ReactNode }) {
  return (
    <>
      <p>
        {label}{' '}
        <strong>
          <RichText text={title} />
        </strong>
      </p>
      <p>
        <RichText text={text} /> <RichText text={reason} />{' '}
        <SiteLink href={href}>
          Source<span className="visually-hidden"> of “{title.replaceAll('`', '')}”</span>
        </SiteLink>
      </p>
    </>
  );
}

function Cause({ cause }: { cause: RefusalCause }) {
  const { condition } = cause;
  const label = (
    <span className="traffic-condition" data-condition={condition}>
      {conditionTexts[condition]}
    </span>
  );
  return (
    <li className="traffic-cause">
      <Explanation {...cause} label={label} />
    </li>
  );
}

const toKey = ({ title, text, reason }: RefusalCause) => `${title} ${text} ${reason}`;

/** What the documentation says about the values of a call. */
export const ValueRuleList = ({ rules }: { rules: readonly ValueRule[] }) => (
  <ul className="traffic-causes">
    {rules.map((rule) => (
      <li key={`${rule.title} ${rule.text}`} className="traffic-cause">
        <Explanation {...rule} />
      </li>
    ))}
  </ul>
);

/** Why a call may have failed, the most likely cause first. What the request excludes is collapsed. */
export function CauseList({ causes }: { causes: readonly RefusalCause[] }) {
  const excluded = causes.filter(({ condition }) => condition === 'excluded');
  const others = causes.filter(({ condition }) => condition !== 'excluded');
  return (
    <>
      {others.length > 0 ? (
        <ol className="traffic-causes">
          {others.map((cause) => (
            <Cause key={toKey(cause)} cause={cause} />
          ))}
        </ol>
      ) : (
        <p>No documented rule explains it.</p>
      )}
      {excluded.length > 0 && (
        <details className="request-more">
          <summary>{pluralize(excluded.length, 'rule')} that can’t be the cause</summary>
          <ul className="traffic-causes">
            {excluded.map((cause) => (
              <Cause key={toKey(cause)} cause={cause} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
