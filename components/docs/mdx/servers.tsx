import { getSite } from '@/lib/site/site-settings';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

/** The API's environments and their URLs, from the site's settings. */
export function Servers() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader>Environment</TableHeader>
          <TableHeader>Server address</TableHeader>
          <TableHeader>Use</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {getSite().servers.map((server) => (
          <TableRow key={server.id}>
            <TableCell>{server.label}</TableCell>
            <TableCell data-column="Server address">
              <code>{server.url}</code>
            </TableCell>
            <TableCell data-column="Use">{server.description}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
