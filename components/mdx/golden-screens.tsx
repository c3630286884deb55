import { Fragment } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import { getDoc } from '@/lib/content/docs';
import { screenFilePath } from '@/lib/contract/contract-paths';
import { listGoldenScreens } from '@/lib/contract/screens/golden-screens';
import { elementPath, screenPath } from '@/lib/site/urls';
import { Table } from './table';

/** The screens to test a renderer with: what each adds, and its states as JSON. */
export function GoldenScreens() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Screen</th>
          <th>Elements that it adds</th>
          <th>Actions that it adds</th>
        </tr>
      </thead>
      <tbody>
        {listGoldenScreens().map(({ name, states, newElements, newActions }) => (
          <tr key={name}>
            <td>
              <SiteLink href={screenPath(name)}>{getDoc(`doctor-app/${name}`).title}</SiteLink>,{' '}
              {states} states (
              <SiteLink href={screenFilePath(name)} download>
                JSON
              </SiteLink>
              )
            </td>
            <td>
              {newElements.map((type, index) => (
                <Fragment key={type}>
                  {index > 0 && ', '}
                  <SiteLink href={elementPath(type)}>{type}</SiteLink>
                </Fragment>
              ))}
            </td>
            <td>
              {newActions.map((type, index) => (
                <Fragment key={type}>
                  {index > 0 && ', '}
                  <code>{type}</code>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
