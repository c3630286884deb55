import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { RefusalCause } from '@/lib/calls/traffic/check/explain-refusal';
import { conditionTexts } from '@/lib/calls/traffic/check/refusal-conditions';
import type { ValueRule } from '@/lib/calls/traffic/check/value-rules';
import { pluralize } from '@/lib/kit/text/pluralize';
import { RichText } from './rich-text';

/** Something documented, with what the call has, and its source. */
function Explanation({
  title,
  text,
  reason,
  href,
  label,
}: Omit<ValueRule, 'rank'> & { label?: ReactNode }) {
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

/** How many entries of a list are shown at first. */
const fewEntries = 4;
const fewRules = 6;

function Fold<Entry>({
  entries,
  summary,
  children,
}: {
  entries: readonly Entry[];
  summary: string;
  children: (entry: Entry) => ReactNode;
}) {
  return (
    entries.length > 0 && (
      <details className="request-more">
        <summary>{summary}</summary>
        <ul className="traffic-causes">{entries.map(children)}</ul>
      </details>
    )
  );
}

/** What the documentation says about a call, and about its values. What is likely no cause is collapsed. */
export function ValueRuleList({ rules }: { rules: readonly ValueRule[] }) {
  // If nothing is special, the first one is the best that there is.
  const first = rules.filter(({ rank }, index) => rank < 3 || index === 0).slice(0, fewRules);
  const toItem = (rule: ValueRule) => (
    <li key={`${rule.title} ${rule.text}`} className="traffic-cause">
      <Explanation {...rule} />
    </li>
  );
  const others = rules.slice(first.length);
  return (
    <>
      <ul className="traffic-causes">{first.map(toItem)}</ul>
      <Fold
        entries={others}
        summary={`${pluralize(others.length, 'more note')}: ${others.map(({ title }) => title.replaceAll('`', '')).join(', ')}`}
      >
        {toItem}
      </Fold>
    </>
  );
}

/** Why a call may have failed, the most likely cause first. What the request excludes is collapsed, and so are many others. */
export function CauseList({ causes }: { causes: readonly RefusalCause[] }) {
  const excluded = causes.filter(({ condition }) => condition === 'excluded');
  const others = causes.filter(({ condition }) => condition !== 'excluded');
  const likely = others.filter(({ condition }) => condition === 'met').length;
  const count = Math.max(fewEntries, likely);
  const toItem = (cause: RefusalCause) => <Cause key={toKey(cause)} cause={cause} />;
  const more = others.slice(count);
  return (
    <>
      {others.length > 0 ? (
        <ol className="traffic-causes">{others.slice(0, count).map(toItem)}</ol>
      ) : (
        <p>No documented rule explains it.</p>
      )}
      <Fold entries={more} summary={pluralize(more.length, 'more possible cause')}>
        {toItem}
      </Fold>
      <Fold
        entries={excluded}
        summary={`${pluralize(excluded.length, 'rule')} that can’t be the cause`}
      >
        {toItem}
      </Fold>
    </>
  );
}
