import type { Heading } from '@/lib/content/headings';
import styles from './section-bar.module.css';

/** A heading, and a short text for its link. */
type LabeledHeading = Heading & { label?: string };

/** A heading of level 2 with those of level 3 below it. */
type Section = { heading: LabeledHeading; parts: LabeledHeading[] };

function toSections(headings: readonly LabeledHeading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    if (heading.level === 2) sections.push({ heading, parts: [] });
    else sections.at(-1)?.parts.push(heading);
  }
  return sections;
}

function SectionLink({
  heading: { id, text, label },
  isWhole,
}: {
  heading: LabeledHeading;
  isWhole?: boolean;
}) {
  return (
    <a
      href={`#${id}`}
      className={isWhole ? styles.whole : undefined}
      {...(label !== undefined && { title: text, 'aria-label': text })}
    >
      {label === undefined ? text : <span>{label}</span>}
    </a>
  );
}

/**
 * The table of contents of a reference page on wide screens, which have samples where other pages have it: a bar that stays
 * below the navbar. Its second row has the parts of the current section.
 */
export function SectionBar({ headings }: { headings: readonly LabeledHeading[] }) {
  return (
    <nav className={styles.bar} aria-label="On this page" data-search="off" data-toc="row">
      <ul>
        {toSections(headings).map(({ heading, parts }) => (
          <li key={heading.id}>
            <SectionLink heading={heading} isWhole={parts.length > 0} />
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <SectionLink heading={part} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
