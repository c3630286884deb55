'use client';

import { FileText, Hash, SquareTerminal } from 'lucide';
import type { Ref } from 'react';
import { SiteLink } from '@/components/frame/site-link';
import { Icon } from '@/components/icon/icon';
import type { SearchHit } from '@/lib/search/protocol';
import { routes } from '@/lib/site/urls';
import { MarkedText } from './marked-text';
import styles from './suggestions.module.css';
import type { SearchState } from './use-search';

type SuggestionsProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  state: SearchState;
  query: string;
  /** Index of the suggestion that Enter opens. */
  active: number;
  onHover: (index: number) => void;
  onChoose: () => void;
  onRetry: () => void;
};

function signOf(hit: SearchHit) {
  if (hit.url.startsWith(routes.api)) return SquareTerminal;
  return hit.heading === '' ? FileText : Hash;
}

/** The panel below the search box: suggestions, or why there are none. */
export function Suggestions({
  ref,
  id,
  state,
  query,
  active,
  onHover,
  onChoose,
  onRetry,
}: SuggestionsProps) {
  const hits = state.status === 'found' ? state.hits : [];
  const seeAll = `${routes.search}?q=${encodeURIComponent(query)}`;
  return (
    <div className={styles.panel} ref={ref}>
      <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
        {hits.map((hit, index) => {
          return (
            <SiteLink
              key={hit.url}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={hit.url}
              className={styles.hit}
              onMouseMove={() => onHover(index)}
              onClick={onChoose}
            >
              <Icon icon={signOf(hit)} size={17} />
              <span>
                <strong>
                  <MarkedText text={hit.heading || hit.page} query={query} />
                </strong>
                {hit.heading !== '' && <small>{hit.page}</small>}
                <span className={styles.snippet}>
                  <MarkedText text={hit.snippet} query={query} />
                </span>
              </span>
            </SiteLink>
          );
        })}
      </div>
      <div className={styles.end} role="status">
        {state.status === 'loading' && <p>Loading the search index…</p>}
        {state.status === 'failed' && (
          <p>
            The search index could not be loaded.{' '}
            <button type="button" className="text-button" onClick={onRetry}>
              Retry
            </button>
          </p>
        )}
        {state.status === 'found' && state.total === 0 && <p>No results</p>}
        {state.status === 'found' && state.total > 0 && (
          <>
            <span className="visually-hidden">
              {state.total === 1 ? '1 result' : `${state.total} results`}
            </span>
            <SiteLink href={seeAll} onClick={onChoose}>
              See all results
            </SiteLink>
          </>
        )}
      </div>
    </div>
  );
}
