import { slug } from 'github-slugger';
import { Fragment } from 'react';
import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { undocumentedPath } from '@/lib/site/page-paths';
import { getSystemParameters } from '@/lib/site/reference/reference-data';
import type { SystemParameter } from '@/lib/site/reference/reference-schemas';
import { ReferenceTable } from './reference-table';
import styles from './topics.module.css';

const describeUnit = ({ unit, values }: SystemParameter) =>
  unit === 'flag' && values ? `0 ${values[0].toLowerCase()}, 1 ${values[1].toLowerCase()}` : unit;

/** Formats a number of seconds as minutes, hours, or days; undefined if it is not a multiple of a minute. */
function describeSeconds(seconds: number): string | undefined {
  const [size, name] =
    seconds % 86400 === 0 ? [86400, 'd'] : seconds % 3600 === 0 ? [3600, 'h'] : [60, 'min'];
  return seconds >= 60 && seconds % size === 0 ? `${seconds / size} ${name}` : undefined;
}

function Example({ parameter: { example, unit } }: { parameter: SystemParameter }) {
  if (example === undefined) return <span className={styles.faint}>not documented</span>;
  const duration = unit === 'seconds' ? describeSeconds(example) : undefined;
  const value = <code>{example}</code>;
  if (duration === undefined) return value;
  return (
    <span>
      {value}
      <span className={styles.faint}>{` ${duration}`}</span>
    </span>
  );
}

/** The system parameters by group (content/reference/system-parameters.yaml). The id of each row is its name. */
export function SystemParameters() {
  return getSystemParameters().groups.map(({ title, parameters }) => (
    <section key={title} className="flow" aria-labelledby={slug(title)}>
      <ComponentHeading text={title} />
      <ReferenceTable
        columns={['Parameter', 'Example', 'Unit']}
        first="wide"
        rows={parameters.map((parameter) => ({
          key: parameter.name,
          id: parameter.name,
          record: 'system-parameter',
          cells: [
            <Fragment key="name">
              <a href={`#${parameter.name}`} data-record-name="">
                <Identifier name={parameter.name} />
              </a>
              {parameter.meaning && <p>{parameter.meaning}</p>}
            </Fragment>,
            <Example key="example" parameter={parameter} />,
            describeUnit(parameter),
          ],
        }))}
      />
    </section>
  ));
}

/** Documented parameters without a documented name. */
export function UnnamedParameters() {
  return (
    <dl className={styles.terms}>
      {getSystemParameters().unnamed.map(({ title, example, meaning }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {meaning}{' '}
            {example ? (
              `Example: ${example}.`
            ) : (
              <>
                Its value is{' '}
                <SiteLink href={undocumentedPath('parameter-values')}>not documented</SiteLink>.
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
