import { slug } from 'github-slugger';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { getGlossary, getMessageReferences } from '@/lib/site/reference/reference-data';
import styles from './topics.module.css';

/** The terms of the glossary in alphabetical order. */
export function Glossary() {
  const terms = getGlossary().terms.toSorted((a, b) => a.term.localeCompare(b.term));
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, also, meaning, to }) => (
        <div key={term} id={slug(term)} data-record="term">
          <dt data-record-name="">{term}</dt>
          <dd>
            <span dangerouslySetInnerHTML={{ __html: renderMarkdown(meaning) }} />{' '}
            {also.length > 0 && <em>Also: {also.join(', ')}.</em>}{' '}
            {to && (
              <SiteLink href={to} data-search="off">
                Learn more
              </SiteLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The known prefixes of message references. */
export function MessageReferences() {
  return (
    <dl className={styles.terms}>
      {getMessageReferences().references.map(({ prefix, meaning }) => (
        <div key={prefix} id={prefix} data-record="value">
          <dt data-record-name="">
            <code>{prefix}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
