import { parseYamlFile, requireValue } from '../../kit/diagnostics/parse-yaml';
import { cached } from '../../kit/files/cached';
import { type UsersFile, usersSchema } from './users-schema';

export const usersFile = 'openapi/sandbox/users.yaml';

/** Reads the list of the sandbox's users. */
export const readUsers = cached([usersFile], () => parseYamlFile(usersSchema, usersFile));

/** The list of the sandbox's users. Throws a DiagnosticError with the problems of the file. */
export const getUsers = (): UsersFile => requireValue(readUsers());
