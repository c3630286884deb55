// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import { sandboxTopicStylesheet } from '@/.generated/styles/stylesheets';
import { SandboxOutline } from '@/components/sandbox/sandbox-outline';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { CardTable } from './card-table';

/** The container of the sandbox panel. components/sandbox/sandbox-panel.tsx renders the panel into it. */
export function SandboxContainer() {
  return (
    <div
      className="sandbox-container"
      data-sandbox-panel=""
      data-search="off"
      data-markdown="interactive"
    >
      {/* As a CSS module, it would be loaded on all pages of the documentation. */}
      <Stylesheet path={sandboxTopicStylesheet} />
      <SandboxOutline />
      <noscript>
        <p>The sandbox needs JavaScript. Turn it on and reload this page.</p>
      </noscript>
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
          <td role="cell" className="card-code">
            <code>{name}</code>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
