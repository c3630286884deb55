import { type HitKind, hitKindLabels, hitKinds } from '@/lib/search/index/hit-kinds';
import styles from './search-filters.module.css';
import { searchContexts } from './search-settings';

type Choice = { value: string; label: string; count?: number };

/** Buttons of which one is pressed. */
function Choices({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}

type FiltersProps = {
  /** How many hits each context has; unknown while there is no answer. */
  contexts?: Record<string, number>;
  /** How many hits of each kind the chosen context has. */
  counts?: Partial<Record<HitKind, number>>;
  context: string;
  kind: string;
  onContext: (context: string) => void;
  onKind: (kind: string) => void;
};

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** What the hits may be narrowed to: a part of the portal, and a kind of hit. */
export function SearchFilters({
  contexts,
  counts,
  context,
  kind,
  onContext,
  onKind,
}: FiltersProps) {
  const offered = hitKinds.filter((name) => counts?.[name] || name === kind);
  return (
    <div className={styles.filters}>
      <Choices
        label="Where to search"
        chosen={context}
        onChoose={onContext}
        choices={[
          { value: '', label: 'Everywhere', ...(contexts && { count: sum(contexts) }) },
          ...searchContexts.map(({ id, label }) => ({
            value: id,
            label,
            ...(contexts && { count: contexts[id] ?? 0 }),
          })),
        ]}
      />
      {counts && offered.length > 1 && (
        <Choices
          label="What to search for"
          chosen={kind}
          onChoose={onKind}
          choices={[
            { value: '', label: 'All kinds' },
            ...offered.map((name) => ({
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
