import { Fragment } from 'react';
import { Code } from '@/components/docs/mdx/code-block';
import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { TabGroup } from '@/components/docs/mdx/tab-group';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { callers } from '@/lib/api/users/users';
import type { FailurePageData, WorkflowStepData } from '@/lib/calls/workflows/workflow-page-data';
import styles from './workflow-step.module.css';

function Call({ step: { actor, operation } }: { step: WorkflowStepData }) {
  const { id, method, path, href } = operation;
  const call = (
    <>
      <MethodBadge method={method} /> <Identifier name={path} />
    </>
  );
  return (
    <p className={styles.call}>
      <span className={styles.actor} data-search="off">
        {callers[actor].title}
      </span>{' '}
      {href === undefined ? call : <SiteLink href={href}>{call}</SiteLink>}
      {href === undefined && <span data-search="off"> of the sandbox</span>}{' '}
      <span className="visually-hidden">({id})</span>
    </p>
  );
}

/** The text between the items of a list in a sentence. */
const getSeparator = (index: number, count: number): string => {
  if (index === 0) return '';
  if (index < count - 1) return ', ';
  return count === 2 ? ' and ' : ', and ';
};

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {getSeparator(index, names.length)}
      <Identifier name={name} />
    </Fragment>
  ));
}

function UsedValues({ usedValues }: Pick<WorkflowStepData, 'usedValues'>) {
  if (usedValues.length === 0) return null;
  return (
    <p className={styles.about} data-search="off">
      Uses{' '}
      {usedValues.map(({ names, from }, index) => (
        <Fragment key={from?.id ?? 'inputs'}>
          {index > 0 && '; '}
          <Names names={names} /> from{' '}
          {from ? (
            <a href={`#${from.id}`}>step {from.number}</a>
          ) : (
            <>
              the <a href="#inputs">inputs</a>
            </>
          )}
        </Fragment>
      ))}
      .
    </p>
  );
}

function Success({ step: { criteria, outputs } }: { step: WorkflowStepData }) {
  return (
    <div data-search="off">
      <h3>Success means</h3>
      <ul className={styles.list}>
        {criteria.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ul>
      {outputs.length > 0 && (
        <p className={styles.about}>
          Later steps use{' '}
          {outputs.map(({ name, value }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Identifier name={name} /> (<code>{value}</code>)
            </Fragment>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function Effects({ step: { appointment, deliveries } }: { step: WorkflowStepData }) {
  if (!appointment && deliveries.length === 0) return null;
  return (
    <>
      <h3>What changes</h3>
      <ul className={styles.list}>
        {appointment && (
          <li>
            The appointment <code>{appointment.appointmentId}</code> is{' '}
            <code>{appointment.status}</code>, revision{' '}
            <code>{appointment.appointmentRevisionId}</code>.
          </li>
        )}
        {deliveries.map(({ hook, href, gapHref }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step can cause the same webhook twice
          <li key={index}>
            The sandbox sends the webhook{' '}
            <SiteLink href={href}>
              <code>{hook}</code>
            </SiteLink>
            .
            {gapHref !== undefined && (
              <>
                {' '}
                When an environment sends one is <SiteLink href={gapHref}>not documented</SiteLink>.
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Rules({ rules }: Pick<WorkflowStepData, 'rules'>) {
  if (rules.length === 0) return null;
  return (
    <>
      <h3>Rules</h3>
      <ul className={styles.list}>
        {rules.map(({ field, title, href, html }) => (
          <li key={`${href} ${title}`}>
            {field !== undefined && (
              <>
                <Identifier name={field} />,{' '}
              </>
            )}
            <SiteLink href={href}>{title}</SiteLink>:{' '}
            <span data-search="off" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Failure({ failure: { title, adviceHtml, response } }: { failure: FailurePageData }) {
  return (
    <li>
      <strong>{title}.</strong> <span dangerouslySetInnerHTML={{ __html: adviceHtml }} />
      {response && (
        <span className={styles.failure}>
          {' '}
          The sandbox responds with <code>{response.status}</code>
          {response.error !== undefined && (
            <>
              {' '}
              and <Identifier name={response.error} />
            </>
          )}
          .
        </span>
      )}
    </li>
  );
}

/** A step of a workflow: who does what and why, the request and the response, and what else can happen. */
export function WorkflowStep({ step }: { step: WorkflowStepData }) {
  const { id, anchor, number, title, html, interpretationHtml, request, response } = step;
  return (
    <section className={styles.step} aria-labelledby={anchor}>
      <LinkedHeading id={anchor} className={styles.title} data-record="step">
        {number}. {title}
      </LinkedHeading>
      {/* components/api/workflows/workflow-runner.tsx renders the step's run into it. */}
      <div className={styles.run} data-workflow-step={id} data-search="off" data-markdown="omit" />
      <div className={`text-links ${styles.text}`}>
        <Call step={step} />
        <p dangerouslySetInnerHTML={{ __html: html }} />
        {interpretationHtml !== undefined && (
          <p className={styles.about}>
            <strong>Interpretation:</strong>{' '}
            <span dangerouslySetInnerHTML={{ __html: interpretationHtml }} />
          </p>
        )}
        <UsedValues usedValues={step.usedValues} />
        <Success step={step} />
        <Effects step={step} />
        <Rules rules={step.rules} />
        {step.failures.length > 0 && (
          <>
            <h3>If it fails</h3>
            <ul className={styles.list}>
              {step.failures.map((failure) => (
                <Failure key={failure.name} failure={failure} />
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.messages} data-search="off">
        <TabGroup
          group="page:message"
          tabs={[
            { value: 'request', label: 'Request' },
            { value: 'response', label: 'Response' },
          ]}
        >
          <div>
            <div data-workflow-live="request" data-markdown="omit" />
            <Code source={request.text} language={request.language} meta={`title="${title}"`} />
          </div>
          <div>
            <div data-workflow-live="response" data-markdown="omit" />
            <Code
              source={response.text}
              language={response.language}
              meta={`title="Response ${response.status}"`}
            />
          </div>
        </TabGroup>
      </div>
    </section>
  );
}
