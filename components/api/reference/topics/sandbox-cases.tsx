import { slug } from 'github-slugger';
import { Fragment } from 'react';
import { sandboxTopicStylesheet } from '@/.generated/styles/stylesheets';
import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { presetUrl } from '@/lib/calls/request/shared-draft';
import { isRecord } from '@/lib/kit/json/is-record';
import { caseGroups, type SandboxCase, sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { operationPath } from '@/lib/site/page-paths';

/** The values of a response that show the outcome: `chunkStatus: COVERED`. */
function listOutcome({ json }: SandboxCase['expected']): string[] {
  const entries = isRecord(json) ? Object.entries(json) : [];
  return entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}: ${String(value)}`);
}

function Outcome({ sandboxCase: { operationId, expected } }: { sandboxCase: SandboxCase }) {
  const values = listOutcome(expected);
  return (
    <p className="case-outcome">
      <SiteLink href={operationPath(operationId)}>
        <code>{operationId}</code>
      </SiteLink>{' '}
      returns <strong data-success={expected.status < 400}>{expected.status}</strong>
      {values.length === 0 && '.'}
      {values.map((value, index) => (
        <Fragment key={value}>
          {index === 0 ? ' with ' : ' '}
          <span className="case-value">
            <code>{value}</code>
            {index === values.length - 1 ? '.' : ','}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function Case({ sandboxCase }: { sandboxCase: SandboxCase }) {
  const { id, title, userName, description, operationId } = sandboxCase;
  return (
    <li id={slug(title)} className="case" data-case={id} data-record="case">
      <div className="case-name">
        <strong data-record-name="">{title}</strong>
        <p>{userName}</p>
      </div>
      <div className="case-call">
        <p>{description}</p>
        <Outcome sandboxCase={sandboxCase} />
      </div>
      <p className="case-actions" data-markdown="omit" data-search="off">
        <SiteLink
          href={`${operationPath(operationId)}${presetUrl(id)}`}
          aria-label={`Try it: ${title}`}
        >
          Try it
        </SiteLink>
      </p>
    </li>
  );
}

/**
 * The sandbox's cases with known outcomes, by topic. Each has a link that opens it on the page of its operation;
 * components/behaviors/run-cases.ts adds a button that runs it here.
 */
export function SandboxCases() {
  const groups = Object.entries(caseGroups).map(([id, title]) => ({
    title,
    cases: sandboxCases.filter(({ group }) => group === id),
  }));
  return (
    <div className="cases" data-cases="">
      <Stylesheet path={sandboxTopicStylesheet} />
      <ListFilter id="case-filter" noun="cases" count={sandboxCases.length} expandable />
      <div>
        {groups.map(({ title, cases }) => (
          <section key={title} data-filter-group="" className="flow">
            {/* A search for the excess should find its meaning, not the cases. */}
            <ComponentHeading text={title} isSearched={false} />
            {/* Collapsed: on a phone, all cases are as long as ten screens. */}
            <details className="case-group">
              <summary data-search="off" data-markdown="omit">
                {cases.length} cases
              </summary>
              <ul className="case-list">
                {cases.map((sandboxCase) => (
                  <Case key={sandboxCase.id} sandboxCase={sandboxCase} />
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}
