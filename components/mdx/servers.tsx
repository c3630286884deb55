import { getSite } from '@/lib/site/site-settings';
import { Table } from './table';

/** The API's environments and their URLs, from the site's settings. */
export function Servers() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Environment</th>
          <th>Server address</th>
          <th>Use</th>
        </tr>
      </thead>
      <tbody>
        {getSite().servers.map((server) => (
          <tr key={server.id}>
            <td>{server.label}</td>
            <td>
              <code>{server.url}</code>
            </td>
            <td>{server.description}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
