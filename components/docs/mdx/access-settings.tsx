import { getSite } from '@/lib/site/site-settings';
import './access-settings.css';

/**
 * The server and the token that the samples of the page have. Without the reader's own, they have the first server and a
 * placeholder. components/behaviors/insert-access.ts handles changes.
 */
export function AccessSettings() {
  const { servers } = getSite();
  return (
    <details
      className="access-settings"
      data-access-settings=""
      data-search="off"
      data-markdown="omit"
    >
      <summary>
        <span>Samples for: {servers[0]?.label}</span> <span>Token: not set</span>
      </summary>
      <label>
        <span>Server</span>
        {/* Without autocomplete, browsers do not restore an earlier selection. */}
        <select autoComplete="off">
          {servers.map(({ id, label, url }) => (
            <option key={id} value={url}>
              {label}
            </option>
          ))}
          <option value="">Other address, for samples only</option>
        </select>
      </label>
      <label hidden>
        <span>Address</span>
        <input type="url" autoComplete="off" placeholder={servers[0]?.url} />
      </label>
      <label>
        <span>My access token</span>
        <input type="password" autoComplete="off" spellCheck={false} />
      </label>
      <p>
        For the samples and requests of this tab, which forgets them when you close it. Samples show
        dots, and the copied text has your token. Nothing is sent until you send a request.
      </p>
    </details>
  );
}
