import type { ReactNode } from 'react';
import { allElementsStylesheet, elementIndexStylesheet } from '@/.generated/styles/stylesheets';
import { Preview } from '@/components/elements/playground/preview';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { toComponentHeading } from '@/lib/content/component-heading';
import { getScreenExamples } from '@/lib/content/examples';
import { groupScreens } from '@/lib/content/flow-map';
import { groupElements } from '@/lib/elements/load-contract';
import { listSynonyms } from '@/lib/search/site/list-synonyms';
import { elementPath } from '@/lib/site/page-paths';
import { ComponentHeading } from './component-heading';
import { ListFilter } from './list-filter';

type Card = {
  name: string;
  path: string;
  description: string;
  /** The words that the filter finds, in addition to the name and the description. */
  words: string;
  preview: ReactNode;
};

/** Cards by group, each with a small preview, and a filter. */
function CardIndex({
  id,
  noun,
  groups,
  className,
  isSearched = true,
}: {
  id: string;
  noun: string;
  groups: Array<{ title: string; cards: Card[] }>;
  className?: string;
  isSearched?: boolean;
}) {
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      <Stylesheet path={allElementsStylesheet} />
      <Stylesheet path={elementIndexStylesheet} />
      <nav
        className="element-index-nav"
        aria-label={`Groups of ${noun}`}
        data-search="off"
        data-markdown="omit"
      >
        {groups.map(({ title }) => (
          <a key={title} href={`#${toComponentHeading(title).id}`}>
            {title}
          </a>
        ))}
      </nav>
      <ListFilter id={id} noun={noun} count={count} />
      <div className={className} data-search={isSearched ? undefined : 'off'}>
        {groups.map(({ title, cards }) => (
          <section key={title} className="element-index-group" data-filter-group="">
            <ComponentHeading text={title} />
            <ul className="element-index-cards">
              {cards.map(({ name, path, description, words, preview }) => (
                <li
                  key={path}
                  className="element-index-card"
                  data-filter-words={`${name} ${words} ${description}`}
                  data-filter-synonyms={listSynonyms(name, words, description)}
                >
                  <div
                    className="element-index-picture"
                    inert
                    data-search="off"
                    data-markdown="omit"
                  >
                    {preview}
                  </div>
                  <SiteLink href={path} className="element-index-name">
                    {name}
                  </SiteLink>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** All UI elements by group. */
export function ElementIndex() {
  const groups = groupElements().map(({ title, elements }) => ({
    title,
    cards: elements.map(({ name, schema, examples: [first] }) => ({
      name,
      path: elementPath(name),
      description: schema.description,
      words: schema.title,
      preview: <Preview id={`example-${name}`} example={first} />,
    })),
  }));
  return <CardIndex id="element-filter" noun="elements" groups={groups} />;
}

/** All screens by group, in the order of the sidebar. */
export function ScreenIndex() {
  const groups = groupScreens().map(({ title, screens }) => ({
    title,
    cards: screens.map(({ name, doc: { label, title: pageTitle, path, description } }) => ({
      name: label,
      path,
      description,
      words: `${name} ${pageTitle}`,
      preview: (
        <Preview
          id={`screen-${name}`}
          kind="screen"
          example={getScreenExamples(name).examples[0]}
        />
      ),
    })),
  }));
  // The pages of the screens are what a search is for.
  return (
    <CardIndex
      id="screen-filter"
      noun="screens"
      groups={groups}
      className="screen-index"
      isSearched={false}
    />
  );
}
