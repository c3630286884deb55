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
          <th>States</th>
          <th>Elements that it adds</th>
          <th>Actions that it adds</th>
          <th>Download</th>
        </tr>
      </thead>
      <tbody>
        {listGoldenScreens().map(({ name, states, newElements, newActions }) => (
          <tr key={name}>
            <td>
              <SiteLink href={screenPath(name)}>{getDoc(`doctor-app/${name}`).title}</SiteLink>
            </td>
            <td>{states}</td>
            <td>
              {newElements.map((type, index) => (
                <span key={type}>
                  {index > 0 && ', '}
                  <SiteLink href={elementPath(type)}>{type}</SiteLink>
                </span>
              ))}
            </td>
            <td>
              {newActions.map((type, index) => (
                <span key={type}>
                  {index > 0 && ', '}
                  <code>{type}</code>
                </span>
              ))}
            </td>
            <td>
              <SiteLink href={screenFilePath(name)} download>
                {name}.json
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
