import { allElementsStylesheet, elementIndexStylesheet } from '@/.generated/styles/stylesheets';
import { Preview } from '@/components/elements/playground/preview';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { groupElements } from '@/lib/elements/load-contract';
import { elementPath } from '@/lib/site/page-paths';
import { ComponentHeading } from './component-heading';
import { ListFilter } from './list-filter';

/** All UI elements by group, each with a small preview. */
export function ElementIndex() {
  const groups = groupElements();
  const count = groups.reduce((sum, { elements }) => sum + elements.length, 0);
  return (
    <>
      <Stylesheet path={allElementsStylesheet} />
      <Stylesheet path={elementIndexStylesheet} />
      <ListFilter id="element-filter" noun="elements" count={count} />
      <div className="element-index-list">
        {groups.map(({ title, elements }) => (
          <section key={title} className="element-index-group" data-filter-group="">
            <ComponentHeading text={title} />
            <ul className="element-index-cards">
              {elements.map(({ name, schema, examples: [first] }) => (
                <li
                  key={name}
                  className="element-index-card"
                  data-filter-words={`${name} ${schema.title} ${schema.description}`.toLowerCase()}
                >
                  <div
                    className="element-index-picture"
                    inert
                    data-search="off"
                    data-markdown="omit"
                  >
                    <Preview id={`example-${name}`} example={first} />
                  </div>
                  <SiteLink href={elementPath(name)} className="element-index-name">
                    {name}
                  </SiteLink>
                  <p>{schema.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
