// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import type { ReactNode } from 'react';
import { sandboxTopicStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';

/**
 * A table whose rows become cards on narrow screens, so it does not scroll. All of its elements, including the rows and
 * cells in `children`, need explicit roles, because browsers ignore the roles of table elements with `display: block`.
 */
export function CardTable({ columns, children }: { columns: string[]; children: ReactNode }) {
  return (
    <div className="card-frame">
      <Stylesheet path={sandboxTopicStylesheet} />
      <table role="table" className="card-table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
