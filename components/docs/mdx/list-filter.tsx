import { assetUrl } from '@/lib/site/base-url';
import { expandLabel } from '@/lib/site/expand-labels';
import { routes } from '@/lib/site/page-paths';
import styles from './list-filter.module.css';

/**
 * A field that filters the list that follows it. components/behaviors/filter-lists.ts adds the filtering, and enables the
 * buttons at the end if nothing matches. Until then, the Enter key does nothing, since the submit button is disabled.
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
    <form
      action={assetUrl(routes.search)}
      className={styles.filter}
      data-list-filter={noun}
      data-search="off"
      data-markdown="omit"
    >
      <label htmlFor={id}>Filter the {noun}</label>
      <input id={id} name="q" type="search" autoComplete="off" />
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
      <button type="submit" data-no-matches="" disabled>
        Search the whole portal
      </button>
      <button type="button" data-no-matches="" disabled>
        Clear the filter
      </button>
    </form>
  );
}
