import { labelTokenField } from '@/lib/api/call/credentials';
import { nobody } from '@/lib/api/users/nobody';
import { storeOwnAccess } from '@/lib/calls/request/browser/own-access';
import { findLiveServer } from '@/lib/calls/request/describe-draft';
import type { RequestDescription, RequestPreset } from '@/lib/calls/request/request-description';
import {
  draftExample,
  ownToken,
  type RequestDraft,
  sandboxServer,
  selectServer,
} from '@/lib/calls/request/request-draft';

export type RequestSettingsProps = {
  description: RequestDescription;
  draft: RequestDraft;
  token: string;
  /** The user that examples are sent as; by default, the user that they work for. */
  roleUser: string | undefined;
  onChange: (draft: RequestDraft) => void;
  /** Replaces the whole request. */
  onReplace: (draft: RequestDraft) => void;
  onToken: (token: string) => void;
};

/** The server, the user, and the example of the request. */
export function RequestSettings(props: RequestSettingsProps) {
  const { description, draft, token, roleUser, onChange, onReplace, onToken } = props;
  const { presets, users, servers, hasSandbox = true, credential } = description;
  const isSandbox = draft.server === sandboxServer;
  const isLive = findLiveServer(description, draft) !== undefined;
  const destination = isSandbox ? '' : `The request goes to ${new URL(draft.server).origin}`;
  const toDraft = (preset: RequestPreset) => draftExample(preset, description, roleUser);
  const selected = presets.find(
    (preset) => JSON.stringify(toDraft(preset)) === JSON.stringify(draft),
  );
  const cases = presets.filter(({ group }) => group === 'case');
  const examples = presets.filter(({ group }) => group === 'example');
  const toOption = ({ id, label }: { id: string; label: string }) => (
    <option key={id} value={id}>
      {label}
    </option>
  );
  const test = isSandbox
    ? 'Fictional data, in this browser only. Nothing is sent over the network.'
    : `${destination}. Never use the data of real people.`;
  const help = [selected?.text, isLive ? '' : test].filter(Boolean).join(' ');
  return (
    <div className="request-settings">
      {presets.length > 1 && (
        <label className="request-example">
          <span>Example</span>
          <select
            value={selected?.id ?? ''}
            onChange={(event) => {
              const preset = presets.find(({ id }) => id === event.target.value);
              if (preset) onReplace(toDraft(preset));
            }}
          >
            {!selected && <option value="">Your own request</option>}
            {examples.map(toOption)}
            {cases.length > 0 && <optgroup label="Sandbox cases">{cases.map(toOption)}</optgroup>}
          </select>
        </label>
      )}
      <label>
        <span>Server</span>
        <select
          value={draft.server}
          onChange={({ target: { value } }) => {
            onChange(selectServer(draft, value));
            storeOwnAccess({ server: value === sandboxServer ? '' : value });
          }}
        >
          {hasSandbox && <option value={sandboxServer}>Sandbox (in this browser)</option>}
          {servers.map(({ url, label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Acting as</span>
        <select
          value={draft.user}
          onChange={(event) => onChange({ ...draft, user: event.target.value })}
        >
          {isSandbox &&
            users.map((user) => (
              <option key={user.id} value={user.id}>
                {user.label}
              </option>
            ))}
          <option value={nobody}>Nobody: no token</option>
          <option value={ownToken}>My own token</option>
        </select>
      </label>
      {draft.user === ownToken && (
        <label>
          <span>{labelTokenField(credential)}</span>
          <input
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={token}
            onChange={(event) => onToken(event.target.value)}
          />
        </label>
      )}
      {isLive && (
        <p className="request-live">
          <strong>Live system.</strong> {destination} and concerns real people.
        </p>
      )}
      {help !== '' && <p className="request-help">{help}</p>}
      {draft.user === ownToken && (
        <p className="request-help">
          Your token stays in this tab and goes only to the selected server.
          {token === '' && ' Without one, the request is sent without authentication.'}
        </p>
      )}
    </div>
  );
}
