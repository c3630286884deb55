import { Fragment } from 'react';
import { Identifier } from '@/components/docs/mdx/identifier';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { operationPath, schemaPath, systemParameterPath } from '@/lib/site/page-paths';
import { getLimits } from '@/lib/site/reference/reference-data';
import type { LimitsFile } from '@/lib/site/reference/reference-schemas';
import { ReferenceTable } from './reference-table';

function LimitLink({ limit }: { limit: LimitsFile['limits'][number] }) {
  const { operation, schema, field, parameter } = limit;
  if (operation)
    return (
      <SiteLink href={operationPath(operation)}>
        <Identifier name={operation} />
      </SiteLink>
    );
  if (parameter)
    return (
      <SiteLink href={systemParameterPath(parameter)}>
        <Identifier name={parameter} />
      </SiteLink>
    );
  return (
    <SiteLink href={`${schemaPath(schema ?? '')}#${field}`}>
      <Identifier name={`${schema}.${field}`} />
    </SiteLink>
  );
}

/** All limits of the API, with links to what they apply to. */
export function Limits() {
  return (
    <ReferenceTable
      columns={['Limit', 'Value', 'Applies to']}
      first="medium"
      rows={getLimits().limits.map((limit) => ({
        key: limit.title,
        cells: [
          <Fragment key="limit">
            {limit.title}
            <p>{limit.meaning}</p>
          </Fragment>,
          limit.value,
          <div key="link" className="text-links">
            <LimitLink limit={limit} />
          </div>,
        ],
      }))}
    />
  );
}

/** All units of the API, with examples. */
export function Units() {
  return (
    <ReferenceTable
      columns={['Quantity', 'Unit', 'Example']}
      first="medium"
      rows={getLimits().units.map(({ quantity, unit, example, note }) => ({
        key: quantity,
        cells: [
          <Fragment key="quantity">
            {quantity}
            {note && <p>{note}</p>}
          </Fragment>,
          unit,
          <code key="example">{example}</code>,
        ],
      }))}
    />
  );
}
