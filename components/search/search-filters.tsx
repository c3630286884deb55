import { useLayoutEffect, useRef } from 'react';
import { type HitKind, hitKindLabels, hitKinds } from '@/lib/search/site/hit-kinds';
import { searchContexts } from '@/lib/site/browser-settings';

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** A row of toggle buttons that limit the hits to a context. `counts` is undefined while there is no result. */
export function ContextFilter({
  counts,
  selected,
  onSelect,
}: {
  counts: Record<string, number> | undefined;
  selected: string;
  onSelect: (context: string) => void;
}) {
  const options = [
    { id: '', label: 'Everywhere', count: counts && sum(counts) },
    ...searchContexts.map(({ id, label }) => ({ id, label, count: counts && (counts[id] ?? 0) })),
  ];
  const row = useRef<HTMLDivElement>(null);
  // On a phone, the selected button could be beyond the end of the row, whose width depends on the counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons depend on both
  useLayoutEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !button) return;
    const { offsetLeft, offsetWidth } = button;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [selected, counts]);
  return (
    <div ref={row} role="group" aria-label="Where to search" className="search-contexts">
      {options.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          disabled={count === 0 && id !== selected}
          onClick={() => onSelect(id)}
        >
          {label} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}

/** A menu that limits the hits to a kind. `counts` is undefined while there is no result. */
export function KindFilter({
  counts,
  selected,
  onSelect,
}: {
  counts: Partial<Record<HitKind, number>> | undefined;
  selected: string;
  onSelect: (kind: string) => void;
}) {
  const kinds = hitKinds.filter((kind) => counts?.[kind] || kind === selected);
  return (
    <label className="search-menu">
      Kind
      <select value={selected} onChange={({ target }) => onSelect(target.value)}>
        <option value="">All</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {hitKindLabels[kind]} ({counts?.[kind] ?? 0})
          </option>
        ))}
      </select>
    </label>
  );
}

/** A menu that selects the docs version to search. */
export function VersionFilter({
  versions,
  selected,
  onSelect,
}: {
  versions: ReadonlyArray<{ name: string; label: string; isLatest: boolean }>;
  selected: string;
  onSelect: (version: string) => void;
}) {
  return (
    <label className="search-menu">
      Version of the docs
      <select
        value={selected || versions.find(({ isLatest }) => isLatest)?.name}
        onChange={({ target }) => {
          const isLatest = versions.find(({ name }) => name === target.value)?.isLatest;
          onSelect(isLatest ? '' : target.value);
        }}
      >
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
