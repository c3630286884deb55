// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import { slug } from 'github-slugger';
import { Fragment, type ReactNode } from 'react';
import { sandboxTopicStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { SiteLink } from '@/components/navigation/site-link';
import { isRecord } from '@/lib/contract/is-record';
import { presetUrl } from '@/lib/request/shared-draft';
import { scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { type SandboxCase, sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { operationPath } from '@/lib/site/urls';

/** The stylesheet of this page. As a CSS module, it would be loaded on all pages of the documentation. */
const Styles = () => <Stylesheet path={sandboxTopicStylesheet} />;

/** The container of the sandbox panel. components/sandbox/mount-sandbox-panel.tsx renders the panel into it. */
export function SandboxPlace() {
  return (
    <div
      className="sandbox-container"
      data-sandbox-panel={true}
      data-application
      data-search="off"
      data-markdown="interactive"
    >
      <Styles />
      <noscript>
        <p>The sandbox needs JavaScript. Turn it on and reload this page.</p>
      </noscript>
    </div>
  );
}

/**
 * A table whose rows become cards on narrow screens, so it does not scroll. All of its elements, including the rows and
 * cells in `children`, need explicit roles, because browsers ignore the roles of table elements with `display: block`.
 */
function CardTable({ columns, children }: { columns: string[]; children: ReactNode }) {
  return (
    <div className="card-frame">
      <Styles />
      <table role="table" className="card-table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

/** The scenarios of the sandbox. */
export function SandboxScenarios() {
  return (
    <CardTable columns={['Scenario', 'Contents', 'Name']}>
      {scenarioNames.map((name) => (
        <tr key={name} role="row">
          <th role="rowheader" scope="row">
            {scenarios[name].title}
          </th>
          <td role="cell">{scenarios[name].description}</td>
          <td role="cell">
            <code>{name}</code>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

/** The values of a response that tell the outcome: `chunkStatus: COVERED`. */
function listOutcome({ json }: SandboxCase['expected']): string[] {
  const entries = isRecord(json) ? Object.entries(json) : [];
  return entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}: ${String(value)}`);
}

/** The sandbox's cases with known outcomes, each with a link that opens it in the console. */
export function SandboxCases() {
  return (
    <CardTable columns={['Case', 'Call and outcome']}>
      {sandboxCases.map((sandboxCase) => (
        <tr key={sandboxCase.id} id={slug(sandboxCase.title)} role="row">
          <th role="rowheader" scope="row">
            {sandboxCase.title}
            <p>{sandboxCase.userName}</p>
            {sandboxCase.email && (
              <p>
                <code>{sandboxCase.email}</code>
              </p>
            )}
          </th>
          <td role="cell">
            {sandboxCase.description}
            <p>
              <SiteLink href={operationPath(sandboxCase.operationId)}>
                <code>{sandboxCase.operationId}</code>
              </SiteLink>{' '}
              returns {sandboxCase.expected.status}
              {listOutcome(sandboxCase.expected).map((value, index) => (
                <Fragment key={value}>
                  {index === 0 ? ' with ' : ', '}
                  <code>{value}</code>
                </Fragment>
              ))}
              .{' '}
              <span className="card-use" data-markdown="omit">
                <SiteLink
                  href={`${operationPath(sandboxCase.operationId)}${presetUrl(sandboxCase.id)}`}
                >
                  Try it
                </SiteLink>
              </span>
            </p>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
