// biome-ignore-all lint/a11y/noRedundantRoles: Safari ignores the roles of table elements with `display: block`, which phones have

import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls horizontally on narrow screens, or has the cells of a row below each other. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label="Table">
      <table role="table">{children}</table>
    </div>
  );
}

export const TableHead = (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />;
export const TableBody = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />;
export const TableRow = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;
export const TableCell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;

/** The header of a column, or of a row with `scope="row"`. */
export const TableHeader = ({ scope = 'col', ...props }: ComponentProps<'th'>) => (
  <th role={scope === 'row' ? 'rowheader' : 'columnheader'} scope={scope} {...props} />
);
