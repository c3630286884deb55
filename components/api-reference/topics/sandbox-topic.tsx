// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget the roles of table parts that are drawn as blocks

import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { sandboxTopicStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { SiteLink } from '@/components/navigation/site-link';
import { caseUrl } from '@/lib/console/console-urls';
import { scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { sandboxCases } from '@/lib/sandbox/seed/sandbox-cases';
import { operationPath } from '@/lib/site/urls';

/** The styles of this page, which its chunk would bring to all pages of the documentation. */
const Styles = () => <Stylesheet path={sandboxTopicStylesheet} />;

/** The place of the sandbox's panel; components/sandbox/mount-panel.tsx draws it once the page has loaded. */
export function SandboxPlace() {
  return (
    <div className="sandbox-place" data-sandbox-panel data-search="off">
      <Styles />
      <noscript>
        <p>The sandbox starts here where scripts may run.</p>
      </noscript>
    </div>
  );
}

/**
 * A table whose rows are cards where it is narrow: nothing is cut off, and nothing scrolls. Its parts say their roles
 * (so must the rows and cells in it), because browsers forget those of parts that are drawn as blocks.
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

/** The scenarios that the sandbox can load. */
export function SandboxScenarios() {
  return (
    <CardTable columns={['Scenario', 'What is in it', 'Name']}>
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

/** People and policies of the sandbox with known outcomes, each with a way into the console. */
export function SandboxCases() {
  return (
    <CardTable columns={['Case', 'Call and outcome']}>
      {sandboxCases.map((shown) => (
        <tr key={shown.id} id={slug(shown.title)} role="row">
          <th role="rowheader" scope="row">
            {shown.title}
            <p>{shown.userName}</p>
            {shown.email && <p>{shown.email}</p>}
          </th>
          <td role="cell">
            {shown.description}
            <p>
              <SiteLink href={operationPath(shown.operationId)}>
                <code>{shown.operationId}</code>
              </SiteLink>{' '}
              answers {shown.expected.status}.{' '}
              <span className="card-use">
                <SiteLink href={caseUrl(shown)}>Use in the console</SiteLink>
              </span>
            </p>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
