import { ArrowRight } from 'lucide';
import { renderVisit } from '@/.generated/islands/server.mjs';
import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { Identifier } from '@/components/docs/mdx/identifier';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { contentIcons } from '@/components/ui/icon/content-icons';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { OperationGroup, OperationSummary } from '@/lib/api/description/operation-groups';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import type { BuiltDemo } from '@/lib/build/home/demo';
import type { HomeFacts } from '@/lib/build/home/home-facts';
import { islandDataPath } from '@/lib/content/island-data-path';
import { pluralize } from '@/lib/kit/text/pluralize';
import { routes } from '@/lib/site/page-paths';
import type { HomeFile } from '@/lib/site/settings/home-schema';
import styles from './home-page.module.css';
import './visit-demo.css';

const Arrow = () => <Icon icon={ArrowRight} size={16} stroke={1.9} />;

function Hero({ home, title }: { home: HomeFile; title: string }) {
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.title}>{title}</p>
        <h1>{home.headline}</h1>
      </div>
      <div>
        <p className={styles.lead}>{home.lead}</p>
        <p className={styles.actions}>
          <SiteLink href={home.start.to} className={styles.primary}>
            {home.start.label}
            <Arrow />
          </SiteLink>
          <SiteLink href={home.reference.to} className={styles.secondary}>
            {home.reference.label}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: HomeFacts }) {
  const rows = [
    {
      count: facts.operations,
      label: 'operations',
      text: 'Each with a request you can send from its page.',
      path: referenceIndexPages.operations.path,
    },
    {
      count: facts.cases,
      label: 'sandbox cases',
      text: 'People and policies with known outcomes. No account.',
      path: `${routes.api}/sandbox`,
    },
    {
      count: facts.elements,
      label: 'UI elements',
      text: 'Each with live examples and an editor.',
      path: `${routes.docs}/doctor-app/elements-reference`,
    },
    {
      count: facts.screens,
      label: 'screens',
      text: 'Rendered from their JSON in every state.',
      path: `${routes.docs}/doctor-app/overview`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <ul className={styles.facts} aria-label="What there is">
      {rows.map(({ count, label, text, path }) => (
        <li key={label}>
          <SiteLink href={path}>
            <strong>
              {count} {label}
            </strong>
            <span>{text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Tasks({
  tasks,
  findOperation,
}: {
  tasks: HomeFile['tasks'];
  findOperation: (id: string) => OperationSummary;
}) {
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
      <ul>
        {tasks.map(({ title, text, operation, link }) => {
          const call = operation === undefined ? undefined : findOperation(operation);
          return (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {call && (
                <p className={styles.call}>
                  <MethodBadge method={call.method} />{' '}
                  <Identifier name={call.path || call.summary} />
                </p>
              )}
              <SiteLink href={link.to}>
                {link.label}
                <Arrow />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Topics({ groups }: { groups: OperationGroup[] }) {
  const { path } = referenceIndexPages.operations;
  return (
    <section className={styles.topics} aria-labelledby="api-at-a-glance">
      <h2 id="api-at-a-glance">The API at a glance</h2>
      <ul>
        {groups.map(({ id, tag, description, operations }) => (
          <li key={id}>
            <SiteLink href={`${path}#${id}`}>
              <strong>{tag}</strong>
              <span>{description}</span>
              <small>{pluralize(operations.length, 'operation')}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Areas({ areas }: { areas: HomeFile['areas'] }) {
  return (
    <section className={styles.areas} aria-label="More">
      {areas.map(({ title, icon, text, links }) => (
        <div key={title}>
          <h2>
            <Icon icon={contentIcons[icon]} size={20} />
            {title}
          </h2>
          <p>{text}</p>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink href={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A visit that runs in the sandbox: what the build has recorded, until the reader uses it (components/home/mount-visit.tsx). */
async function Visit({ built }: { built: BuiltDemo }) {
  const id = 'visit';
  const html = await renderVisit(built, id);
  return (
    <div
      id={id}
      data-island={id}
      data-island-data={islandDataPath(id, built)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The home page: what the portal is for, shown by a visit that runs in the sandbox, and the ways into it. */
export function HomePage({
  home,
  title,
  built,
  facts,
  groups,
  findOperation,
}: {
  home: HomeFile;
  title: string;
  /** The demonstration; undefined if the site has none. */
  built: BuiltDemo | undefined;
  facts: HomeFacts;
  groups: OperationGroup[];
  findOperation: (id: string) => OperationSummary;
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <article>
        <Hero home={home} title={title} />
        {built && (
          <>
            <Stylesheet path={allElementsStylesheet} />
            <Visit built={built} />
          </>
        )}
        <Facts facts={facts} />
        <Tasks tasks={home.tasks} findOperation={findOperation} />
        <Topics groups={groups} />
        <Areas areas={home.areas} />
      </article>
    </main>
  );
}
