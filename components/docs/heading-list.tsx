import type { Heading } from '@/lib/content/headings';
import styles from './toc.module.css';

/** With more entries than this, only those of the current section are shown. */
const maxShown = 24;

/** A heading of level 2 with those below it. */
type Section = { heading: Heading; inner: Heading[] };

/** Groups headings by those of level 2. */
function groupHeadings(headings: readonly Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const current = sections.at(-1);
    if (heading.level > 2 && current) current.inner.push(heading);
    else sections.push({ heading, inner: [] });
  }
  return sections;
}

const HeadingLink = ({ heading: { id, text } }: { heading: Heading }) => (
  <a href={`#${id}`}>{text}</a>
);

/** A list of links to headings. */
export function HeadingList({ headings }: { headings: Heading[] }) {
  return (
    <ul className={headings.length > maxShown ? `${styles.list} ${styles.long}` : styles.list}>
      {groupHeadings(headings).map(({ heading, inner }) => (
        <li key={heading.id}>
          <HeadingLink heading={heading} />
          {inner.length > 0 && (
            <ul>
              {inner.map((innerHeading) => (
                <li key={innerHeading.id}>
                  <HeadingLink heading={innerHeading} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
