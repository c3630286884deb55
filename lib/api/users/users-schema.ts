import { z } from 'zod';

const text = z.string().trim().min(1);

const nobodySchema = z.strictObject({
  label: text,
  title: text,
  roles: z.array(text).min(1),
});

const userSchema = nobodySchema.extend({
  name: z.string().regex(/^\S+ \S+$/, 'a first and a last name'),
  /** The role with its article: `a patient`. */
  description: text,
  accountId: z.int().min(1),
  email: z.email(),
  token: z.string().regex(/^[\w-]+$/, 'letters, digits, dashes, and underscores'),
});

/** Identification of a user. */
const uniqueKeys = ['accountId', 'email', 'token'] as const;

const usersByIdSchema = z
  .strictObject({
    patient: userSchema,
    carrier: userSchema,
    doctor: userSchema,
    support: userSchema,
  })
  .superRefine((users, context) => {
    const entries = Object.entries(users);
    for (const [index, [id, user]] of entries.entries()) {
      for (const key of uniqueKeys) {
        const other = entries.slice(0, index).find(([, earlier]) => earlier[key] === user[key]);
        if (!other) continue;
        const message = `a value other than that of ${other[0]}`;
        context.addIssue({ code: 'custom', path: [id, key], message });
      }
    }
  });

/** openapi/sandbox/users.yaml. None of the users can be missing, because the code names each. */
export const usersSchema = z.strictObject({ nobody: nobodySchema, users: usersByIdSchema });

export type UsersFile = z.output<typeof usersSchema>;
export type UserId = keyof UsersFile['users'];
export type ListedUser = UsersFile['users'][UserId];

/** The id of a caller: of one without a token, or of a user. */
export const callerSchema = z.enum(['nobody', ...usersByIdSchema.keyof().options]);
export type CallerId = z.output<typeof callerSchema>;

/** Caller of the sandbox with a role or a grant: the id, and the name of a user. */
export type RoleUser = { id: string; name?: string };
