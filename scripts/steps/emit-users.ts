import { getUsers } from '../../lib/api/users/load-users';
import { writeModule } from '../write-files';

/** Writes the list of the sandbox's users for code that runs in browsers. */
export function run(): undefined {
  const usersFile = getUsers();
  const callers = Object.entries({ nobody: usersFile.nobody, ...usersFile.users });
  // Pages of the API reference load only this table.
  const roleUsers = Object.fromEntries(
    callers.flatMap(([id, caller]) =>
      caller.roles.map((role) => [role, { id, name: 'name' in caller ? caller.name : undefined }]),
    ),
  );
  const types = "import('../../lib/api/users/users-schema')";
  writeModule(
    '.generated/sandbox/users.ts',
    { usersFile, roleUsers },
    { usersFile: `${types}.UsersFile`, roleUsers: `Readonly<Record<string, ${types}.RoleUser>>` },
  );
}
