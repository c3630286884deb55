import { Fragment } from 'react';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { CollapsibleToc } from '@/components/docs/collapsible-toc';
import { PageActions } from '@/components/docs/page-actions';
import { Pager } from '@/components/docs/pager';
import { MethodBadge } from '@/components/mdx/method-badge';
import { TabGroup } from '@/components/mdx/tab-group';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { Doc } from '@/lib/content/docs';
import type { OperationPageData } from '@/lib/openapi/operation-page-data';
import { panelHash } from '@/lib/request/panel-hash';
import { operationPath, routes } from '@/lib/site/urls';
import { FieldList } from './field-list';
import { MediaTypeContents } from './media-type-contents';
import styles from './operation-page.module.css';
import { OperationSamples } from './operation-samples';
import { RuleCards } from './rule-cards';
import { VisibleTo } from './visible-to';

const tokenNotes: Record<OperationPageData['token'], string> = {
  required: 'Token in X-Token',
  optional: 'Token optional',
  none: 'No token',
};

/** A path that can wrap between its segments. */
function WrappingPath({ path }: { path: string }) {
  return (
    <code>
      {path.split(/(?=\/)/).map((segment) => (
        <Fragment key={segment}>
          <wbr />
          {segment}
        </Fragment>
      ))}
    </code>
  );
}

function Endpoint({ page }: { page: OperationPageData }) {
  return (
    <div className={styles.endpoint}>
      <p data-identifier="">
        <MethodBadge method={page.method} />{' '}
        {page.isWebhook ? <span>your own address</span> : <WrappingPath path={page.path} />}
      </p>
      <p className={styles.notes}>
        <span>{page.isWebhook ? 'The provider calls you' : tokenNotes[page.token]}</span>
        {page.consolePath && (
          <a href={panelHash} className={styles.try} data-markdown="omit" data-search="off">
            Try it
          </a>
        )}
      </p>
    </div>
  );
}

/** Where components/behaviors/open-request-panel.ts opens the request panel. Until then, only the link shows it. */
function RequestPanelPlace({ operationId }: { operationId: string }) {
  return (
    <section
      id={panelHash.slice(1)}
      className={styles.panel}
      aria-label="Try it"
      data-request-panel={operationId}
      data-search="off"
      data-markdown="omit"
    >
      <noscript>
        <p>Sending a request needs JavaScript. The samples on this page show the same request.</p>
      </noscript>
    </section>
  );
}

function Responses({ responses }: Pick<OperationPageData, 'responses'>) {
  return (
    <TabGroup
      tabs={responses.map(({ status, title }) => ({ value: status, label: `${status} ${title}` }))}
    >
      {responses.map(({ status, html, contents }) => (
        <div key={status} className={styles.response}>
          <p className="text-links" dangerouslySetInnerHTML={{ __html: html }} />
          <MediaTypeContents contents={contents} examples />
        </div>
      ))}
    </TabGroup>
  );
}

/** The page of an operation: description, parameters, body, responses, and samples. */
export function OperationPage({
  page,
  navigation,
}: {
  page: OperationPageData;
  navigation: Pick<Doc, 'breadcrumbs' | 'previous' | 'next'>;
}) {
  return (
    <main id="main" tabIndex={-1}>
      <article className={styles.page} {...getArticleAttributes(operationPath(page.id))}>
        <header className={styles.header}>
          <Breadcrumbs trail={navigation.breadcrumbs} root={{ label: 'API', path: routes.api }} />
          <h1>{page.summary}</h1>
          <Endpoint page={page} />
          <div
            className={`text-links ${styles.lead}`}
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
          <VisibleTo viewers={page.visibleTo} verb="Open to" />
          <p className={styles.id}>
            Operation id <code data-identifier="">{page.id}</code>
          </p>
          <PageActions />
        </header>
        {page.consolePath && <RequestPanelPlace operationId={page.id} />}
        <div className={styles.beside}>
          <OperationSamples page={page} />
        </div>
        <div className={styles.text}>
          <CollapsibleToc headings={page.headings} />
          {page.rules.length > 0 && (
            <section aria-labelledby="rules">
              <h2 id="rules">Rules</h2>
              <RuleCards rules={page.rules} />
            </section>
          )}
          {page.parameters.map(({ title, id, fields }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <FieldList fields={fields} />
            </section>
          ))}
          {page.body && (
            <section aria-labelledby="body">
              <h2 id="body">Body</h2>
              <p
                className={`text-links ${styles.about}`}
                dangerouslySetInnerHTML={{ __html: page.body.html }}
              />
              <MediaTypeContents contents={page.body.contents} examples />
            </section>
          )}
          <section aria-labelledby="responses">
            <h2 id="responses">Responses</h2>
            <Responses responses={page.responses} />
          </section>
          <Pager previous={navigation.previous} next={navigation.next} />
        </div>
      </article>
    </main>
  );
}
