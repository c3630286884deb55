import { Fragment } from 'react';
import { SectionBar } from '@/components/api/reference/section-bar';
import { Code } from '@/components/docs/mdx/code-block';
import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import { PageTop } from '@/components/docs/page-top';
import { Pager } from '@/components/docs/pager';
import { CollapsibleToc } from '@/components/docs/toc';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { runnerHash } from '@/lib/calls/opening-hashes';
import { arazzoPath, programPath } from '@/lib/calls/workflows/published-workflow';
import type { WorkflowPageData } from '@/lib/calls/workflows/workflow-page-data';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { Doc } from '@/lib/content/docs';
import { assetUrl } from '@/lib/site/base-url';
import { apiRoot, workflowPath } from '@/lib/site/page-paths';
import { WorkflowOverview } from './workflow-overview';
import styles from './workflow-page.module.css';
import { WorkflowStep } from './workflow-step';

/** The section of a guide that finds the new visit among the others. */
const bookingGuide = '/docs/doctor-app/example-api-calls#book-the-visit';

/** Place of the runner (components/behaviors/open-workflow-runner.ts). Until it opens, only the link shows it. */
function RunnerContainer({ page: { name, steps } }: { page: WorkflowPageData }) {
  return (
    <div className={styles.runner} data-search="off" data-markdown="omit">
      <a href={runnerHash} className={styles.runLink}>
        Open the runner
      </a>
      <p>
        It sends the {steps.length} requests to the sandbox in your browser, one at a time or all at
        once. No account, and nothing leaves your computer.
      </p>
      <section
        id={runnerHash.slice(1)}
        className={styles.container}
        aria-label="Workflow runner"
        data-workflow={name}
      >
        <noscript>
          <p>Running a workflow needs JavaScript. The page shows what the sandbox returned.</p>
        </noscript>
      </section>
    </div>
  );
}

function Inputs({ page: { inputs } }: { page: WorkflowPageData }) {
  if (inputs.length === 0) return null;
  return (
    <section aria-labelledby="inputs" className={styles.section}>
      <LinkedHeading id="inputs">Inputs</LinkedHeading>
      <dl className={`text-links ${styles.inputs}`}>
        {inputs.map(({ name, html, value }) => (
          <div key={name}>
            <dt>
              <Identifier name={name} />
            </dt>
            <dd>
              <span dangerouslySetInnerHTML={{ __html: html }} /> <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The languages of the programs in the Markdown, which links to the others. */
const markdownLanguages = ['curl', 'typescript'];

function Programs({ page: { name, programs, listUse } }: { page: WorkflowPageData }) {
  return (
    <section aria-labelledby="code-for-the-whole-workflow" className={styles.section}>
      <LinkedHeading id="code-for-the-whole-workflow">Code for the whole workflow</LinkedHeading>
      <p>
        Each program sends all requests to the sandbox on your machine (<code>npm run sandbox</code>
        ), and stops if a response has another status. It uses the data and ids of a freshly reset
        sandbox. Before you set <code>BASE_URL</code> to an environment, use your own ids
        {listUse === 'visit' &&
          ', and choose each visit by its patient, profile, and time, not by its position in a list'}
        {listUse === 'record' &&
          ', and choose each record by what it contains, not by its position in a list'}
        .
        {listUse === 'visit' && (
          <>
            {' '}
            <SiteLink href={bookingGuide}>Example API calls</SiteLink> shows how.
          </>
        )}
      </p>
      <div data-search="off">
        <TabGroup group="language" tabs={programs.map(({ id, label }) => ({ value: id, label }))}>
          {programs.map(({ id, language, source }) => (
            <div
              key={id}
              className={styles.program}
              data-markdown={markdownLanguages.includes(id) ? undefined : 'omit'}
            >
              <Code source={source} language={language} meta='title="Whole workflow"' />
            </div>
          ))}
        </TabGroup>
        <p className={`text-links ${styles.downloads}`}>
          Download the program:{' '}
          {programs.map(({ id, label }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={assetUrl(programPath(name, id))} download="">
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}

/** The links of the bar. A step's is its number, because their titles don't fit one line: they are names and tooltips. */
const listSections = ({ headings, steps }: WorkflowPageData) =>
  headings.map((heading) => {
    const step = steps.find(({ anchor }) => anchor === heading.id);
    return step
      ? {
          ...heading,
          text: `Step ${heading.text}`,
          label: `${step.number === 1 ? 'Step ' : ''}${step.number}`,
        }
      : heading;
  });

/** The page of a workflow: an overview, its steps, and programs that perform it. The runner opens in it. */
export function WorkflowPage({
  page,
  navigation,
}: {
  page: WorkflowPageData;
  navigation: Pick<Doc, 'breadcrumbs' | 'previous' | 'next'>;
}) {
  const path = workflowPath(page.name);
  return (
    <main id="main" tabIndex={-1}>
      <article className={styles.page} {...getArticleAttributes(path)}>
        <header>
          <PageTop path={path} trail={navigation.breadcrumbs} root={apiRoot} />
          <h1>{page.title}</h1>
          <p
            className={`text-links ${styles.lead}`}
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
          <p className={styles.meta}>
            <a href={assetUrl(arazzoPath(page.name))} download="">
              Download as Arazzo
            </a>
          </p>
        </header>
        <RunnerContainer page={page} />
        <CollapsibleToc headings={page.headings} />
        <SectionBar headings={listSections(page)} />
        <section aria-labelledby="overview" className={styles.section} data-search="off">
          <LinkedHeading id="overview">Overview</LinkedHeading>
          <WorkflowOverview page={page} />
        </section>
        <Inputs page={page} />
        <div className={styles.steps}>
          {page.steps.map((step) => (
            <WorkflowStep key={step.id} step={step} />
          ))}
        </div>
        <Programs page={page} />
        <Pager previous={navigation.previous} next={navigation.next} />
      </article>
    </main>
  );
}
