import { type HitKind, hitKindLabels, hitKinds } from '@/lib/search/index/hit-kinds';
import { searchContexts } from '@/lib/site/browser-settings';
import styles from './search-filters.module.css';

type FilterOption = { value: string; label: string; count?: number | undefined };

/** A group of toggle buttons, one of which is pressed. */
function FilterGroup({
  label,
  options,
  selected,
  onSelect,
}: {
  label: string;
  options: readonly FilterOption[];
  selected: string;
  onSelect: (value: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {options.map(({ value, label: optionLabel, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {optionLabel} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}

type SearchFiltersProps = {
  /** The number of hits per context; `undefined` while there is no result. */
  contexts: Record<string, number> | undefined;
  /** The number of hits per kind within the selected context. */
  counts: Partial<Record<HitKind, number>> | undefined;
  context: string;
  kind: string;
  onContext: (context: string) => void;
  onKind: (kind: string) => void;
};

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Filters for the hits: by context and by kind. */
export function SearchFilters({
  contexts,
  counts,
  context,
  kind,
  onContext,
  onKind,
}: SearchFiltersProps) {
  const offeredKinds = hitKinds.filter((name) => counts?.[name] || name === kind);
  return (
    <div className={styles.filters}>
      <FilterGroup
        label="Where to search"
        selected={context}
        onSelect={onContext}
        options={[
          { value: '', label: 'Everywhere', count: contexts && sum(contexts) },
          ...searchContexts.map(({ id, label }) => ({
            value: id,
            label,
            count: contexts && (contexts[id] ?? 0),
          })),
        ]}
      />
      {counts && offeredKinds.length > 1 && (
        <FilterGroup
          label="What to search for"
          selected={kind}
          onSelect={onKind}
          options={[
            { value: '', label: 'All kinds' },
            ...offeredKinds.map((name) => ({
              value: name,
              label: hitKindLabels[name],
              count: counts[name] ?? 0,
            })),
          ]}
        />
      )}
    </div>
  );
}
