import { createPortal } from 'react-dom';
import { nobody } from '@/lib/api/users/nobody';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { ownToken } from '@/lib/calls/request/request-draft';

/**
 * A note in the page's role banner if the open request is sent as another user than that of the selected role.
 * @param props.user as whom it is sent
 * @param props.roleUser the user of the role
 */
export function RoleMismatch({
  description: { users },
  user,
  roleUser,
  onChange,
}: {
  description: RequestDescription;
  user: string;
  roleUser: string;
  onChange: () => void;
}) {
  const banner = document.querySelector('[data-view-as]');
  if (!banner) return null;
  // Without the role, which follows the name.
  const findName = (id: string) =>
    users.find((candidate) => candidate.id === id)?.name.split(',')[0];
  const current =
    user === nobody
      ? 'is still sent without a token'
      : `still acts as ${user === ownToken ? 'the owner of your token' : (findName(user) ?? user)}`;
  return createPortal(
    <p role="status">
      The open request {current}.{' '}
      <button type="button" className="text-button" onClick={onChange}>
        {roleUser === nobody ? 'Send it without a token' : `Act as ${findName(roleUser)}`}
      </button>
    </p>,
    banner,
  );
}
