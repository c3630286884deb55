import { useId } from 'react';
import { nobody } from '@/lib/api/users/nobody';
import { callers } from '@/lib/api/users/users';
import { type ActorId, ownTokenId } from '@/lib/calls/console/actor';
import { findSandboxUser, type SandboxUser, sandboxRoles } from '@/lib/calls/console/sandbox-user';
import type { ConsoleSession } from './use-console-session';

type Choice = { id: ActorId; label: string; isDisabled: boolean };

/** Nobody, the users of the sandbox, and the reader's own token. The user of a case is listed while it is selected. */
function listChoices(selected: SandboxUser | undefined, isSandbox: boolean): Choice[] {
  const isKnown = sandboxRoles.some(({ token }) => token === selected?.token);
  const users = selected && !isKnown ? [...sandboxRoles, selected] : sandboxRoles;
  return [
    { id: nobody, label: callers.nobody.label, isDisabled: false },
    ...users.map(({ token, label }) => ({ id: token, label, isDisabled: !isSandbox })),
    { id: ownTokenId, label: 'My token', isDisabled: false },
  ];
}

/** The field for the reader's own token. What happens to it is described while the field has the focus. */
function TokenField({ session: { ownToken, setOwnToken } }: { session: ConsoleSession }) {
  const helpId = useId();
  return (
    <span className="acting-as-token">
      <input
        type="password"
        aria-label="Access token (X-Token)"
        aria-describedby={helpId}
        placeholder="X-Token"
        autoComplete="off"
        spellCheck={false}
        value={ownToken}
        onChange={({ target }) => setOwnToken(target.value.trim())}
      />
      <span id={helpId} className="acting-as-help">
        It stays in this tab and is sent only to the server that you select. Without a token, the
        request is sent as nobody. Never use the data of real patients.
      </span>
    </span>
  );
}

/**
 * Selects as whom requests are sent: buttons in a row, or a menu if there is no space for them.
 * @param props.isSandbox whether requests go to the sandbox. Other servers do not have its users
 * @param props.isPending whether it is not known yet for whom the operation works. Nothing is selected then, unless the
 *   reader has selected somebody
 */
export function ActingAs({
  session,
  isSandbox,
  isPending,
}: {
  session: ConsoleSession;
  isSandbox: boolean;
  isPending: boolean;
}) {
  const name = useId();
  const { actor, actorId, isAutomatic } = session;
  const knownId = actor.kind === 'user' && !isSandbox ? nobody : actorId;
  const selectedId = isAutomatic && isPending ? undefined : knownId;
  const choices = listChoices(findSandboxUser(actorId), isSandbox);
  const select = (id: ActorId) => void session.actAs(id);
  const title = isAutomatic
    ? 'The console selects the user of your role in the reference, or else the user for whom the operation works. If you select another one, it stays selected.'
    : undefined;
  return (
    <div className="acting-as-acting-as">
      <fieldset className="acting-as-segments" title={title}>
        <legend>Acting as</legend>
        {choices.map(({ id, label, isDisabled }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={id === selectedId}
              disabled={isDisabled}
              onChange={() => select(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <label className="acting-as-menu" title={title}>
        <span>Acting as</span>
        <select value={selectedId ?? ''} onChange={({ target }) => select(target.value)}>
          {selectedId === undefined && <option value="">…</option>}
          {choices.map(({ id, label, isDisabled }) => (
            <option key={id} value={id} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {actor.kind === 'own' && <TokenField session={session} />}
    </div>
  );
}
