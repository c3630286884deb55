import { useEffect, useId, useRef, useState } from 'react';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { OperationGroup, OperationSummary } from '@/lib/api/description/operation-groups';
import { operationHash, webhookHash } from '@/lib/calls/console/console-route';
import { listFilterTerms, matchesFilter } from '@/lib/kit/text/pluralize';
import { searchPageUrl } from '@/lib/search/site/search-urls';
import { operationPath } from '@/lib/site/page-paths';

const matches = ({ id, path, summary, method, words }: OperationSummary, terms: string[]) =>
  matchesFilter(terms, `${method} ${path} ${summary} ${id}`, words);

/** The link to an operation in the console. A webhook has no path. */
const getHash = ({ id, path }: OperationSummary) =>
  path === '' ? webhookHash(id) : operationHash(id);

/** Scrolls a list to one of its links, without scrolling what the list is in. */
function scrollTo(list: HTMLElement, link: HTMLElement): void {
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += top - frame.top - frame.height / 2;
}

/**
 * All operations by topic: the page's content until one is selected, and the column beside it from then on. Without
 * JavaScript, and until the page is hydrated, its links lead to the pages of the operations.
 * @param props.selectedId the operation that is displayed; undefined until the page is hydrated
 * @param props.onSelected called with the link to an operation when it is displayed
 */
export function ConsoleNav({
  groups,
  selectedId,
  isHydrated,
  onSelected,
}: {
  groups: readonly OperationGroup[];
  selectedId: string | undefined;
  isHydrated: boolean;
  onSelected: (link: HTMLElement) => void;
}) {
  const filterId = useId();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another operation is displayed
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !list.current) return;
    scrollTo(list.current, link);
    onSelected(link);
  }, [selectedId]);
  const terms = listFilterTerms(filter);
  const shown = groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((operation) => matches(operation, terms)),
    }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <nav className="console-nav" aria-label="Operations" data-search="off">
      <div className="console-nav-filter">
        <label htmlFor={filterId} className="visually-hidden">
          Filter the operations
        </label>
        <input
          id={filterId}
          type="search"
          placeholder="Filter operations"
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <div ref={list} className="console-nav-groups">
        {shown.length === 0 && (
          <div className="text-links">
            <p role="status">No operation matches “{filter}”.</p>
            <SiteLink href={searchPageUrl({ query: filter })}>Search the whole portal</SiteLink>
          </div>
        )}
        {shown.map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id}>{group.tag}</h2>
            <p>{group.description}</p>
            <ul>
              {group.operations.map((operation) => (
                <li key={operation.id}>
                  <SiteLink
                    href={isHydrated ? getHash(operation) : operationPath(operation.id)}
                    aria-current={operation.id === selectedId ? 'page' : undefined}
                  >
                    <MethodBadge method={operation.method} />
                    {operation.path !== '' && <code>{operation.path}</code>}
                    <span>{operation.summary}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
