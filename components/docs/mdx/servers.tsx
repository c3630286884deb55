import { getSite } from '@/lib/site/site-settings';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

/** Whether a URL is a placeholder until the settings have the provider's. */
const isExample = (url: string) => new URL(url).hostname.endsWith('example.com');

/** The API's environments and their URLs, from the site's settings. */
export function Servers() {
  const { servers } = getSite();
  return (
    <>
      <Table>
        <TableHead>
          <TableRow>
            <TableHeader>Environment</TableHeader>
            <TableHeader>Server address</TableHeader>
            <TableHeader>Use</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {servers.map((server) => (
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
      {servers.some(({ url }) => isExample(url)) && (
        <p>
          Addresses of <code>example.com</code> are examples. Ask the provider for those of the
          environments that you can use.
        </p>
      )}
    </>
  );
}
