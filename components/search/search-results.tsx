import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { groupHits, type HitGroup, isPageHit } from '@/lib/search/group-hits';
import { hitKindLabels } from '@/lib/search/index/hit-kinds';
import { hitUrl } from '@/lib/search/search-urls';
import type { SearchHit } from '@/lib/search/worker/search-protocol';
import { HighlightedText } from './highlighted-text';
import { hitKindIcons } from './hit-kind-icons';
import styles from './search-results.module.css';
import { isHighlightingEnabled } from './search-settings';

function Hit({ hit, onChoose }: { hit: SearchHit; onChoose: () => void }) {
  return (
    <SiteLink href={hitUrl(hit, isHighlightingEnabled)} className={styles.hit} onClick={onChoose}>
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

function Group({ group, onChoose }: { group: HitGroup; onChoose: () => void }) {
  const places = group.hits.filter((hit) => !isPageHit(hit));
  const page = group.hits.find(isPageHit);
  return (
    <li className={styles.group}>
      <p className={styles.trail}>{group.trail.join(' › ')}</p>
      <h2>
        {page ? (
          <Hit hit={page} onChoose={onChoose} />
        ) : (
          <SiteLink href={group.page} className={styles.hit} onClick={onChoose}>
            {group.title}
          </SiteLink>
        )}
      </h2>
      {places.length > 0 && (
        <ul>
          {places.map((hit) => (
            <li key={hit.url}>
              <Hit hit={hit} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Hits page by page, in the order of the best of each page. */
export function SearchResults({
  hits,
  onSelect: onChoose,
}: {
  hits: readonly SearchHit[];
  onSelect: () => void;
}) {
  return (
    <ol className={styles.groups}>
      {groupHits(hits).map((group) => (
        <Group key={group.page} group={group} onChoose={onChoose} />
      ))}
    </ol>
  );
}
