import { slug } from 'github-slugger';
import { Table } from '@/components/mdx/table';
import { getSystemParameters } from '@/lib/reference/reference-data';
import type { SystemParameter } from '@/lib/reference/reference-schemas';
import styles from './topics.module.css';

const unitOf = ({ unit, values }: SystemParameter) =>
  unit === 'flag' && values ? `0 ${values[0].toLowerCase()}, 1 ${values[1].toLowerCase()}` : unit;

/** Seconds that are whole minutes, hours or days, said so. */
function describeSeconds(seconds: number): string | undefined {
  const [size, name] =
    seconds % 86400 === 0 ? [86400, 'd'] : seconds % 3600 === 0 ? [3600, 'h'] : [60, 'min'];
  return seconds >= 60 && seconds % size === 0 ? `${seconds / size} ${name}` : undefined;
}

function Example({ parameter: { example, unit } }: { parameter: SystemParameter }) {
  if (example === undefined) return <span className={styles.faint}>not published</span>;
  const words = unit === 'seconds' ? describeSeconds(example) : undefined;
  return (
    <>
      <code>{example}</code>
      {words && <span className={styles.faint}> {words}</span>}
    </>
  );
}

/** Every system parameter by kind, from content/reference/system-parameters.yaml; each row has its name as address. */
export function SystemParameters() {
  return getSystemParameters().groups.map(({ title, parameters }) => (
    <section key={title} className="flow" aria-labelledby={slug(title)}>
      <h3 id={slug(title)}>{title}</h3>
      <Table>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">Example</th>
            <th scope="col">Unit</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter, index) => (
            // The names are long, and a key is one more of them in the page.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={index} id={parameter.name} data-record="system-parameter">
              <th scope="row">
                <a href={`#${parameter.name}`} data-record-name="">
                  <code>{parameter.name}</code>
                </a>
                <p>{parameter.meaning}</p>
              </th>
              <td>
                <Example parameter={parameter} />
              </td>
              <td>{unitOf(parameter)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  ));
}

/** Parameters that are described and whose names are not published. */
export function UnnamedParameters() {
  return (
    <dl className={styles.terms}>
      {getSystemParameters().unnamed.map(({ title, example, meaning }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {meaning} {example ? `Example: ${example}.` : 'Its value is not published.'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
