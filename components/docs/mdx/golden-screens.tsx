import { SiteLink } from '@/components/ui/navigation/site-link';
import { screenFilePath } from '@/lib/elements/contract-paths';
import { listGoldenScreens } from '@/lib/elements/screens/golden-screens';
import { elementPath } from '@/lib/site/page-paths';
import { CommaList } from './comma-list';
import { ScreenLink } from './screen-link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

/** The screens to test a renderer with: what each adds, and its states as JSON. */
export function GoldenScreens() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Screen</TableHeader>
          <TableHeader>Elements that it adds</TableHeader>
          <TableHeader>Actions that it adds</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {listGoldenScreens().map(({ name, states, newElements, newActions }) => (
          <TableRow key={name}>
            <TableCell>
              <ScreenLink name={name} />, {states} states (
              <SiteLink href={screenFilePath(name)} download>
                JSON
              </SiteLink>
              )
            </TableCell>
            <TableCell>
              <CommaList
                items={newElements}
                render={(type) => <SiteLink href={elementPath(type)}>{type}</SiteLink>}
              />
            </TableCell>
            <TableCell>
              <CommaList items={newActions} render={(type) => <code>{type}</code>} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
