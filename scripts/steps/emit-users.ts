import { getUsers } from '../../lib/api/users/load-users';
import { writeText } from '../../lib/kit/files/project-files';

/** Writes the list of the sandbox's users for code that runs in browsers. */
export function run() {
  // A module, because Node imports JSON only with an attribute.
  writeText(
    '.generated/sandbox/users.ts',
    [
      "import type { UsersFile } from '../../lib/api/users/users-schema';\n",
      `export const usersFile: UsersFile = ${JSON.stringify(getUsers())};\n`,
    ].join('\n'),
  );
  return undefined;
}
