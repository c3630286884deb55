import { getUsers } from '../../lib/api/users/load-users';
import { writeText } from '../../lib/kit/files/project-files';

/** Writes the list of the sandbox's users for code that runs in browsers. */
export function run() {
  writeText('.generated/sandbox/users.json', JSON.stringify(getUsers()));
  return undefined;
}
