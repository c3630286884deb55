import { SiteLink } from '@/components/frame/site-link';
import { Table } from '@/components/mdx/table';
import { caseAddress } from '@/lib/console/case-address';
import { toAnchor } from '@/lib/reference/anchor';
import { scenarioNames, scenarios } from '@/lib/sandbox/scenarios';
import { cases } from '@/lib/sandbox/seed/cases';
import { operationPath } from '@/lib/site/urls';
import styles from './topics.module.css';

/** The place of the sandbox's panel; components/sandbox/mount-panel.tsx draws it once the page has loaded. */
export function SandboxPlace() {
  return (
    <div className={styles.sandbox} data-sandbox-panel data-search="off">
      <noscript>
        <p>The sandbox starts here where scripts may run.</p>
      </noscript>
    </div>
  );
}

/** The scenarios that the sandbox can load. */
export function SandboxScenarios() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">What is in it</th>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        {scenarioNames.map((name) => (
          <tr key={name}>
            <th scope="row">{scenarios[name].title}</th>
            <td>{scenarios[name].description}</td>
            <td className={styles.code}>{name}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** People and policies of the sandbox with known outcomes, each with a way into the console. */
export function SandboxCases() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Call and outcome</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((shown) => (
          <tr key={shown.id} id={toAnchor(shown.title)}>
            <th scope="row" className={styles.case}>
              {shown.title}
              <p>{shown.who}</p>
              {shown.email && <p>{shown.email}</p>}
            </th>
            <td>
              {shown.what}
              <p>
                <SiteLink href={operationPath(shown.operationId)}>
                  <code>{shown.operationId}</code>
                </SiteLink>{' '}
                answers {shown.expected.status}.{' '}
                <SiteLink href={caseAddress(shown)}>Use in the console</SiteLink>
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
