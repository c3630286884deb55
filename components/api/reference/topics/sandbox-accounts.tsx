// biome-ignore-all lint/a11y/noRedundantRoles: browsers ignore the roles of table elements with `display: block`

import { Details } from '@/components/docs/mdx/details';
import { type DemoAccount, patientAccounts, roleAccounts } from '@/lib/sandbox/seed/demo-accounts';
import { CardTable } from './card-table';

/** Joins codes as an English list: `A`, `B`, and `C`. */
function CodeList({ codes }: { codes: ReadonlyArray<string | number> }) {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 && (index < codes.length - 1 ? ', ' : codes.length > 2 ? ', and ' : ' and ')}
      <code>{code}</code>
    </span>
  ));
}

/** Abilities of an account, according to its record. */
function Access({
  account: { policyIds, profileIds, grants, companyIds },
}: {
  account: DemoAccount;
}) {
  if (companyIds.length > 0) {
    return (
      <>
        <CodeList codes={grants} /> for company <CodeList codes={companyIds} />
      </>
    );
  }
  if (grants.length > 0) {
    return (
      <>
        <CodeList codes={grants} />: also sees privileged fields
      </>
    );
  }
  if (profileIds.length > 0) {
    return (
      <>
        Profile <CodeList codes={profileIds} />, and its appointments
      </>
    );
  }
  return (
    <>
      Its own data: policy <CodeList codes={policyIds} />, and the people and appointments of it
    </>
  );
}

/** The accounts of the sandbox: one for each role, and those of the people in the cases. */
export function SandboxAccounts() {
  return (
    <>
      <CardTable columns={['Account', 'Token', 'What it can do']}>
        {roleAccounts.map((account) => (
          <tr key={account.email} role="row">
            <th role="rowheader" scope="row">
              {account.title}
              <p>{account.name}</p>
              <p>
                <code>{account.email}</code>
              </p>
            </th>
            <td role="cell" className="card-code">
              <code>{account.token}</code>
            </td>
            <td role="cell">
              <Access account={account} />
            </td>
          </tr>
        ))}
      </CardTable>
      <Details summary={`The ${patientAccounts.length} other patients of the cases`}>
        <CardTable columns={['Account', 'Token', 'Policy']}>
          {patientAccounts.map(({ name, email, token, policyIds }) => (
            <tr key={email} role="row">
              <th role="rowheader" scope="row">
                {name}
                <p>
                  <code>{email}</code>
                </p>
              </th>
              <td role="cell" className="card-code">
                <code>{token}</code>
              </td>
              <td role="cell">
                <CodeList codes={policyIds} />
              </td>
            </tr>
          ))}
        </CardTable>
      </Details>
    </>
  );
}
