import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { groupHits, type HitGroup, isPageHit } from '@/lib/search/group-hits';
import { hitKindLabels } from '@/lib/search/index/hit-kinds';
import { hitUrl } from '@/lib/search/search-urls';
import type { SearchHit } from '@/lib/search/worker/search-protocol';
import { highlightSearchTerms } from '@/lib/site/browser-settings';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import styles from './search-results.module.css';

function Hit({ hit, onSelect }: { hit: SearchHit; onSelect: () => void }) {
  return (
    <SiteLink href={hitUrl(hit, highlightSearchTerms)} className={styles.hit} onClick={onSelect}>
      <span className={styles.name}>
        <Icon icon={hitKindIcons[hit.kind]} size={18} />
        <strong>
          <HighlightedText parts={hit.name} />
        </strong>
        <small>{hitKindLabels[hit.kind]}</small>
      </span>
      {hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <HighlightedText parts={hit.snippet} />
        </span>
      )}
    </SiteLink>
  );
}

function Group({ group, onSelect }: { group: HitGroup; onSelect: () => void }) {
  const anchorHits = group.hits.filter((hit) => !isPageHit(hit));
  const pageHit = group.hits.find(isPageHit);
  return (
    <li className={styles.group}>
      <p className={styles.trail}>{group.trail.join(' › ')}</p>
      <h2>
        {pageHit ? (
          <Hit hit={pageHit} onSelect={onSelect} />
        ) : (
          <SiteLink href={group.page} className={styles.hit} onClick={onSelect}>
            {group.title}
          </SiteLink>
        )}
      </h2>
      {anchorHits.length > 0 && (
        <ul>
          {anchorHits.map((hit) => (
            <li key={hit.url}>
              <Hit hit={hit} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Renders hits grouped by page. The groups are in the order of their best hits. */
export function SearchResults({
  hits,
  onSelect,
}: {
  hits: readonly SearchHit[];
  onSelect: () => void;
}) {
  return (
    <ol className={styles.groups}>
      {groupHits(hits).map((group) => (
        <Group key={group.page} group={group} onSelect={onSelect} />
      ))}
    </ol>
  );
}
