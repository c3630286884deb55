import { Fragment } from 'react';
import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import { PageFeedback } from '@/components/docs/page-feedback';
import { PageTop } from '@/components/docs/page-top';
import { Pager } from '@/components/docs/pager';
import { CollapsibleToc } from '@/components/docs/toc';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { operationDocumentPath } from '@/lib/api/description/openapi-file-paths';
import type { OperationPageData } from '@/lib/api/description/operation-page-data';
import { panelHash } from '@/lib/calls/opening-hashes';
import { adviseRepeat, repeatTexts } from '@/lib/calls/traffic/check/advise-repeat';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { type Doc, hasDoc } from '@/lib/content/docs';
import {
  apiRoot,
  checkedOperation,
  checkPath,
  errorsPath,
  operationPath,
  repeatAdvicePath,
  routes,
} from '@/lib/site/page-paths';
import './description.css';
import { ExternalDocsLink } from './external-docs-link';
import { FieldList, SchemaDetails } from './field-list';
import { getTextClass } from './get-text-class';
import { MediaTypeContents } from './media-type-contents';
import { OpenQuestions } from './open-questions';
import styles from './operation-page.module.css';
import { OperationSamples, responseTabs } from './operation-samples';
import { PageChangeBadge } from './page-change-badge';
import layout from './reference-page.module.css';
import { RuleCards } from './rule-cards';
import { SectionBar } from './section-bar';
import { ViewAs } from './view-as';
import { VisibleTo } from './visible-to';

function describeToken({ token, security }: OperationPageData): string {
  if (token === 'none' || security === '') return 'No token';
  return token === 'required' ? security : `${security}, optional`;
}

function Endpoint({ page }: { page: OperationPageData }) {
  return (
    <div className={styles.endpoint} data-restriction={page.restrictions}>
      <p data-identifier="">
        <MethodBadge method={page.method} />{' '}
        {page.isWebhook ? <span>your own address</span> : <Identifier name={page.path} />}
      </p>
      <p className={styles.notes}>
        {/* Hits would begin with it instead of what the operation does. */}
        <span data-search="off">
          {page.isWebhook ? 'The provider calls you' : describeToken(page)}
        </span>
        {page.consolePath && (
          <a href={panelHash} className={styles.try} data-markdown="omit" data-search="off">
            Try it
          </a>
        )}
      </p>
    </div>
  );
}

/** Place of the request panel (components/behaviors/open-request-panel.ts). Until it opens, only the link shows it. */
function RequestPanelContainer({ operationId }: { operationId: string }) {
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

/** What can be called next, with values of the response. */
function Links({ links }: Pick<OperationPageData['responses'][number], 'links'>) {
  return (
    <>
      <h3>Links</h3>
      <ul className="text-links">
        {links.map(({ name, html, operation, details }) => (
          <li key={name}>
            {operation ? <SiteLink href={operationPath(operation)}>{name}</SiteLink> : name}{' '}
            <span dangerouslySetInnerHTML={{ __html: html }} /> <SchemaDetails details={details} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The requests that the provider sends because of the operation. */
function Callbacks({ callbacks }: Pick<OperationPageData, 'callbacks'>) {
  return callbacks.map(({ name, method, url, html, contents }) => (
    <div key={`${name} ${method} ${url}`}>
      <h3>{name}</h3>
      <p>
        <code>
          {method} {url}
        </code>
      </p>
      <div className="text-links api-description" dangerouslySetInnerHTML={{ __html: html }} />
      <MediaTypeContents id={`callback-${name}`} contents={contents} />
    </div>
  ));
}

/** What the credentials are, and where they come from. */
const Credentials = ({ page: { securityDetails } }: { page: OperationPageData }) =>
  securityDetails.map(({ name, html, details }) => (
    <div key={name} className={`text-links ${layout.meta}`} data-search="off">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <SchemaDetails details={details} />
    </div>
  ));

/** What few readers need: further keywords, and the id. */
function Details({ page: { id, details } }: { page: OperationPageData }) {
  return (
    <>
      {details.length > 0 && (
        <p className={layout.meta}>
          <SchemaDetails details={details} />
        </p>
      )}
      <p className={layout.meta}>
        Operation id <code data-identifier="">{id}</code>
      </p>
    </>
  );
}

/** The servers of an operation that has its own, and a link to more about it. */
function Elsewhere({ page: { servers, externalDocs } }: { page: OperationPageData }) {
  return (
    <>
      {servers.length > 0 && (
        <p className={layout.meta}>
          Only on{' '}
          {servers.map(({ url, description, details: ofServer }, index) => (
            <Fragment key={url}>
              {index > 0 && ', '}
              <code>{url}</code>
              {description && ` (${description})`} <SchemaDetails details={ofServer} />
            </Fragment>
          ))}
        </p>
      )}
      {externalDocs && (
        <p className={`text-links ${layout.meta}`}>
          <ExternalDocsLink {...externalDocs} />
        </p>
      )}
    </>
  );
}

/** What explains a refusal, below the response that documents it. */
const CheckLink = ({ operationId }: { operationId: string }) => (
  <p className={`text-links ${styles.about}`} data-markdown="omit" data-search="off">
    <SiteLink href={`${checkPath}?${checkedOperation}=${operationId}`}>Check a call</SiteLink> shows
    what in your request can be the cause.
  </p>
);

function Responses({ page: { id, isWebhook, responses } }: { page: OperationPageData }) {
  const isExplained = (status: string) =>
    !isWebhook && ['403', '405'].includes(status) && hasDoc('api', checkPath);
  return (
    <TabGroup
      group={responseTabs}
      tabs={responses.map(({ status, title }) => ({ value: status, label: `${status} ${title}` }))}
    >
      {responses.map(({ status, html, headers, links, contents }) => (
        <div key={status} className={styles.response}>
          <div className="text-links api-description" dangerouslySetInnerHTML={{ __html: html }} />
          {isExplained(status) && <CheckLink operationId={id} />}
          {headers.length > 0 && (
            <>
              <h3>Headers</h3>
              <FieldList fields={headers} />
            </>
          )}
          <MediaTypeContents id={status} contents={contents} hasSample />
          {links.length > 0 && <Links links={links} />}
        </div>
      ))}
    </TabGroup>
  );
}

/** Whether the call can be sent again, as the page of errors says it. */
function RepeatAdvice({ page }: { page: OperationPageData }) {
  if (!hasDoc('api', errorsPath)) return null;
  const { verdict, reason } = adviseRepeat(page);
  return (
    <p className={`text-links ${styles.repeat}`} data-search="off">
      <SiteLink href={repeatAdvicePath}>Sending a call again</SiteLink>: {repeatTexts[verdict]}.{' '}
      {reason}
    </p>
  );
}

/** Fields of the body that the sandbox needs, which can be fewer than those that the API needs. */
function NeededFields({ page: { body } }: { page: OperationPageData }) {
  if (!body || body.neededFields.length === 0) return null;
  return (
    <p className={`text-links ${styles.about}`}>
      The <SiteLink href={`${routes.api}/sandbox`}>sandbox</SiteLink> accepts a body with only{' '}
      {body.neededFields.map(({ path, id }, index) => (
        <Fragment key={path}>
          {index > 0 && (index === body.neededFields.length - 1 ? ' and ' : ', ')}
          {id ? (
            <a href={`#${id}`}>
              <Identifier name={path} />
            </a>
          ) : (
            <Identifier name={path} />
          )}
        </Fragment>
      ))}
      . What the API itself needs can be more.
    </p>
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
      <article
        className={`${layout.page} ${styles.page}`}
        {...getArticleAttributes(operationPath(page.id))}
      >
        <header className={layout.header}>
          <PageTop
            openApi={operationDocumentPath(page.id)}
            path={operationPath(page.id)}
            trail={navigation.breadcrumbs}
            root={apiRoot}
          />
          <h1>{page.summary}</h1>
          {page.badge && <PageChangeBadge badge={page.badge} />}
          <Endpoint page={page} />
          <ViewAs
            kind={page.isWebhook ? 'schema' : 'operation'}
            restrictions={page.restrictions}
            isNeeded={page.dependsOnRole}
          />
          <div
            className={`text-links api-description ${layout.lead}`}
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
          <Credentials page={page} />
          <VisibleTo viewers={page.visibleTo} verb="Open to" />
          <Elsewhere page={page} />
        </header>
        {page.consolePath && <RequestPanelContainer operationId={page.id} />}
        <CollapsibleToc headings={page.headings} />
        <div className={`${layout.beside} ${styles.beside}`}>
          <OperationSamples page={page} />
        </div>
        <div className={`${getTextClass(page.headings)} ${styles.text}`}>
          <SectionBar headings={page.headings} />
          {page.rules.length > 0 && (
            <section aria-labelledby="rules">
              <LinkedHeading id="rules">Rules</LinkedHeading>
              <RuleCards rules={page.rules} />
            </section>
          )}
          {page.parameters.map(({ title, id, fields }) => (
            <section key={id} aria-labelledby={id}>
              <LinkedHeading id={id}>{title}</LinkedHeading>
              <FieldList fields={fields} />
            </section>
          ))}
          {page.body && (
            <section aria-labelledby="body">
              <LinkedHeading id="body">Body</LinkedHeading>
              <div
                className={`text-links api-description ${styles.about}`}
                dangerouslySetInnerHTML={{ __html: page.body.html }}
              />
              <NeededFields page={page} />
              <MediaTypeContents
                id="body"
                contents={page.body.contents}
                isRequired={page.body.required}
              />
            </section>
          )}
          <section aria-labelledby="responses">
            <LinkedHeading id="responses">Responses</LinkedHeading>
            <Responses page={page} />
            <RepeatAdvice page={page} />
          </section>
          {page.callbacks.length > 0 && (
            <section aria-labelledby="callbacks">
              <LinkedHeading id="callbacks">Callbacks</LinkedHeading>
              <Callbacks callbacks={page.callbacks} />
            </section>
          )}
          <OpenQuestions questions={page.openQuestions} />
          <Details page={page} />
          <PageFeedback path={operationPath(page.id)} title={page.summary} />
          <Pager previous={navigation.previous} next={navigation.next} />
        </div>
      </article>
    </main>
  );
}
