import { Fragment, type ReactNode } from 'react';

/** Items with commas between them. `items` are the keys, so none occurs twice. */
export function CommaList({
  items,
  render,
}: {
  items: readonly string[];
  render: (item: string) => ReactNode;
}) {
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      {render(item)}
    </Fragment>
  ));
}
