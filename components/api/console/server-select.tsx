import { useSyncExternalStore } from 'react';
import {
  readOwnAccess,
  storeOwnAccess,
  watchOwnAccess,
} from '@/lib/calls/request/browser/own-access';
import { hasSandbox } from '@/lib/site/browser-settings';
import type { ConsoleApi, ConsoleServer } from './parse-console-api';

const readServer = () => readOwnAccess().server;

/**
 * Returns the server that requests go to: the one that the reader has selected in this tab, here or on another page, or the
 * first. Undefined until the API's description is loaded.
 */
export function useConsoleServer(api: ConsoleApi | undefined): {
  server: ConsoleServer | undefined;
  isSandbox: boolean;
} {
  const selected = useSyncExternalStore(watchOwnAccess, readServer);
  const server = api?.choices.find(({ url }) => url === selected) ?? api?.choices[0];
  return { server, isSandbox: hasSandbox && (api ? server === api.choices[0] : selected === '') };
}

/** Selects the server that requests go to. The one without an entry in the storage is the sandbox. */
export function ServerSelect({ api, server }: { api: ConsoleApi; server: ConsoleServer }) {
  return (
    <div className="console-server" data-live={server.isLive}>
      <label>
        <span>Server</span>
        <select
          value={server.url}
          onChange={({ target: { value } }) => {
            const isFirst = hasSandbox && value === api.choices[0]?.url;
            storeOwnAccess({ server: isFirst ? '' : value });
          }}
        >
          {api.choices.map(({ url, label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What the reader has to know before a request is sent to a server with the data of real people. */
export function LiveNote() {
  return (
    <p className="console-live">
      <strong>Live system.</strong> The request concerns real people.
    </p>
  );
}
