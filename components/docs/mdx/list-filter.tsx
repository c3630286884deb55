import { expandLabel } from '@/lib/site/expand-labels';
import styles from './list-filter.module.css';

/**
 * A field that filters the list that follows it. components/behaviors/filter-lists.ts adds the filtering.
 * @param props.noun what the items are, in the plural
 * @param props.count the number of items
 * @param props.expandable whether items have collapsed parts, which a button expands
 */
export function ListFilter({
  id,
  noun,
  count,
  expandable = false,
}: {
  id: string;
  noun: string;
  count: number;
  expandable?: boolean;
}) {
  return (
    <div className={styles.filter} data-list-filter={noun} data-search="off" data-markdown="omit">
      <label htmlFor={id}>Filter the {noun}</label>
      <input id={id} type="search" autoComplete="off" />
      <span>
        {count} of {count}
      </span>
      {expandable && (
        // lib/client/controls/page-actions.ts handles its clicks.
        <button type="button" data-control="expand-all">
          {expandLabel}
        </button>
      )}
      {/* In the place of the list, so that the bar stays as it is. */}
      <button type="button" data-clear-filter="" hidden>
        Clear the filter
      </button>
    </div>
  );
}
