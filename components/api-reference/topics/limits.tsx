import { Table } from '@/components/mdx/table';
import { SiteLink } from '@/components/navigation/site-link';
import { getLimits } from '@/lib/reference/reference-data';
import type { LimitsFile } from '@/lib/reference/reference-schemas';
import { operationPath, schemaPath, systemParameterPath } from '@/lib/site/urls';
import styles from './topics.module.css';

function LimitLink({ limit }: { limit: LimitsFile['limits'][number] }) {
  const { operation, schema, field, parameter } = limit;
  if (operation) return <SiteLink href={operationPath(operation)}>{operation}</SiteLink>;
  if (parameter) return <SiteLink href={systemParameterPath(parameter)}>{parameter}</SiteLink>;
  return (
    <SiteLink href={`${schemaPath(schema ?? '')}#${field}`}>
      {schema}.{field}
    </SiteLink>
  );
}

/** All limits of the API, with links to what they apply to. */
export function Limits() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">Value</th>
          <th scope="col">Holds for</th>
        </tr>
      </thead>
      <tbody>
        {getLimits().limits.map((limit) => (
          <tr key={limit.title}>
            <th scope="row">
              {limit.title}
              <p>{limit.meaning}</p>
            </th>
            <td>{limit.value}</td>
            <td className={styles.code}>
              <LimitLink limit={limit} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** All units of the API, with examples. */
export function Units() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Unit</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {getLimits().units.map(({ quantity, unit, example, note }) => (
          <tr key={quantity}>
            <th scope="row">
              {quantity}
              {note && <p>{note}</p>}
            </th>
            <td>{unit}</td>
            <td className={styles.code}>{example}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
