// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import type { ReactNode } from 'react';
import styles from './reference-table.module.css';

type ReferenceTableProps = {
  columns: readonly string[];
  /** The width of the first column. Tables of one page line up with each other. */
  first: 'wide' | 'medium' | 'narrow' | 'code';
  rows: Array<{
    key: string;
    /** The anchor of the row, if search finds it, and the kind of its record. */
    id?: string | undefined;
    record?: 'system-parameter' | 'error' | undefined;
    /** The content of the cells. The first one is the row's header. */
    cells: readonly ReactNode[];
  }>;
};

/** A table of a topic. On narrow screens, the cells of a row are below each other, with the names of their columns. */
export function ReferenceTable({ columns, first, rows }: ReferenceTableProps) {
  return (
    <div className={styles.frame}>
      <table role="table" className={`${styles.table} ${styles[first]}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, id, record, cells: [header, ...cells] }) => (
            <tr key={key} role="row" id={id} data-record={record}>
              <th role="rowheader" scope="row">
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
