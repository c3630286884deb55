import { useId } from 'react';
import { type Credential, labelTokenField } from '@/lib/api/call/credentials';
import { nobody } from '@/lib/api/users/nobody';
import { callers } from '@/lib/api/users/users';
import { ownTokenId } from '@/lib/calls/console/actor';
import { findSandboxUser, type SandboxUser, sandboxRoles } from '@/lib/calls/console/sandbox-user';
import type { ConsoleSession } from './use-console-session';

/** The short name of an actor, for the control that selects it. */
export const nameActor = (id: string): string =>
  id === ownTokenId ? 'My token' : (findSandboxUser(id)?.label ?? callers.nobody.label);

/** The users of the sandbox. The user of a case is listed while it is selected. */
function listUsers(selected: SandboxUser | undefined): readonly SandboxUser[] {
  const isKnown = sandboxRoles.some(({ token }) => token === selected?.token);
  return selected && !isKnown ? [...sandboxRoles, selected] : sandboxRoles;
}

/** The field for the reader's own token. What happens to it is described while the field has the focus. */
function TokenField({
  session: { ownToken, setOwnToken },
  credential,
  isLive,
}: {
  session: ConsoleSession;
  credential: Credential | undefined;
  isLive: boolean;
}) {
  const helpId = useId();
  return (
    <span className="acting-as-token">
      <input
        type="password"
        aria-label={labelTokenField(credential)}
        aria-describedby={helpId}
        placeholder={credential?.name ?? 'Token'}
        autoComplete="off"
        spellCheck={false}
        value={ownToken}
        onChange={({ target }) => setOwnToken(target.value.trim())}
      />
      <span id={helpId} className="acting-as-help">
        It stays in this tab and is sent only to the server that you select. Without a token, the
        request is sent as nobody.{!isLive && ' Never use the data of real people.'}
      </span>
    </span>
  );
}

/**
 * Selects as whom requests are sent.
 * @param props.credential where the operation has the token
 * @param props.isSandbox whether requests go to the sandbox. Other servers do not have its users
 * @param props.isLive whether requests go to a server with the data of real people
 * @param props.isPending whether it is not known yet for whom the operation works. Nothing is selected then, unless the
 *   reader has selected somebody
 */
export function ActingAs({
  session,
  credential,
  isSandbox,
  isLive = false,
  isPending,
}: {
  session: ConsoleSession;
  credential: Credential | undefined;
  isSandbox: boolean;
  isLive?: boolean;
  isPending: boolean;
}) {
  const { actorId, isAutomatic, actAs } = session;
  const user = findSandboxUser(actorId);
  const isUnknown = isAutomatic && isPending;
  const knownId = user && !isSandbox ? nobody : actorId;
  return (
    <div className="acting-as">
      <label>
        <span>Acting as</span>
        <select value={isUnknown ? '' : knownId} onChange={({ target }) => actAs(target.value)}>
          {isUnknown && <option value="">…</option>}
          <option value={nobody}>{callers.nobody.label}</option>
          {listUsers(user).map(({ token, label }) => (
            <option key={token} value={token} disabled={!isSandbox}>
              {label}
            </option>
          ))}
          <option value={ownTokenId}>{nameActor(ownTokenId)}</option>
        </select>
      </label>
      {actorId === ownTokenId && <TokenField {...{ session, credential, isLive }} />}
    </div>
  );
}
