import { getUsers } from '../../lib/api/users/load-users';
import { writeText } from '../../lib/kit/files/project-files';

/** Writes the list of the sandbox's users for code that runs in browsers. */
export function run() {
  const usersFile = getUsers();
  const callers = Object.entries({ nobody: usersFile.nobody, ...usersFile.users });
  // Pages of the API reference load only this table.
  const roleUsers = Object.fromEntries(
    callers.flatMap(([id, caller]) =>
      caller.roles.map((role) => [role, { id, name: 'name' in caller ? caller.name : undefined }]),
    ),
  );
  // A module, because Node imports JSON only with an attribute.
  writeText(
    '.generated/sandbox/users.ts',
    [
      "import type { RoleUser, UsersFile } from '../../lib/api/users/users-schema';\n",
      `export const usersFile: UsersFile = ${JSON.stringify(usersFile)};\n`,
      `export const roleUsers: Readonly<Record<string, RoleUser>> = ${JSON.stringify(roleUsers)};\n`,
    ].join('\n'),
  );
  return undefined;
}
