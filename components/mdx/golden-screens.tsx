import { SiteLink } from '@/components/navigation/site-link';
import { screenFilePath } from '@/lib/contract/contract-paths';
import { listGoldenScreens } from '@/lib/contract/screens/golden-screens';
import { elementPath } from '@/lib/site/urls';
import { CommaList } from './comma-list';
import { ScreenLink } from './screen-link';
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
              <ScreenLink name={name} />, {states} states (
              <SiteLink href={screenFilePath(name)} download>
                JSON
              </SiteLink>
              )
            </td>
            <td>
              <CommaList
                items={newElements}
                render={(type) => <SiteLink href={elementPath(type)}>{type}</SiteLink>}
              />
            </td>
            <td>
              <CommaList items={newActions} render={(type) => <code>{type}</code>} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
