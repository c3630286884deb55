import styles from './list-filter.module.css';

/**
 * A field that filters the list that follows it. components/behaviors/filter-lists.ts adds the filtering.
 * @param props.count the number of items
 */
export function ListFilter({ id, label, count }: { id: string; label: string; count: number }) {
  return (
    <div className={styles.filter} data-list-filter="" data-search="off" data-markdown="omit">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" autoComplete="off" />
      <span role="status">
        {count} of {count}
      </span>
    </div>
  );
}
