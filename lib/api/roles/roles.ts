/** Roles of a reader of the API reference, with statements of the specification about them. */

/**
 * Requirements for calling an operation or seeing a field: an access token, to be an insurance carrier user, to be a
 * privileged caller, or an approved appointment with the profile.
 */
export type Restriction = 'token' | 'carrier' | 'privileged' | 'visit';

/** The roles of the specification. Any other role is a grant, with its name as its label. */
export const roleLabels: Readonly<Record<string, string>> = {
  anonymous: 'Anonymous',
  user: 'User',
  carrier: 'Carrier',
  doctor: 'Doctor',
  support: 'Customer support',
};

/** The query parameter of the role: links can contain it. */
export const roleParameter = 'as';

/** Whether a text can be a role. The names of grants are in capitals; only the page has the list of them. */
export const isRole = (text: string | null | undefined): text is string =>
  typeof text === 'string' && (Object.hasOwn(roleLabels, text) || /^[A-Z][A-Z_]*$/.test(text));

export const labelRole = (role: string): string => roleLabels[role] ?? role;

/** Statement of the specification about a role and a restriction. */
export type Verdict = 'allowed' | 'denied' | 'conditional' | 'unknown';

/**
 * Returns what the specification says. It names ordinary users and insurance carrier users, but neither who the privileged
 * callers are nor what a grant allows.
 */
export function checkRestriction(role: string, restriction: Restriction): Verdict {
  if (role === 'anonymous') return 'denied';
  if (restriction === 'token') return 'allowed';
  if (restriction === 'visit') return 'conditional';
  const isGrant = !Object.hasOwn(roleLabels, role);
  if (restriction === 'privileged') return role === 'user' ? 'denied' : 'unknown';
  if (role === 'carrier') return 'allowed';
  return isGrant ? 'unknown' : 'denied';
}

/** Whether a role fails one of the restrictions. */
export const isDenied = (role: string, restrictions: readonly Restriction[]): boolean =>
  restrictions.some((restriction) => checkRestriction(role, restriction) === 'denied');

/** Returns what the specification says about a role that calls an operation with these restrictions. */
export function checkOperation(role: string, restrictions: readonly Restriction[]): Verdict {
  if (isDenied(role, restrictions)) return 'denied';
  if (restrictions.length === 0) return 'allowed';
  const [caller] = restrictions.filter((restriction) => restriction !== 'token');
  return caller ? checkRestriction(role, caller) : 'unknown';
}

const all: readonly Restriction[] = ['token', 'carrier', 'privileged', 'visit'];

/** Lists the restrictions that keep a role from calling an operation or seeing a field. */
export const listDenied = (role: string): Restriction[] =>
  all.filter((restriction) => checkRestriction(role, restriction) === 'denied');

/** Parses the restrictions in an attribute. */
export const parseRestrictions = (text: string | null): Restriction[] => {
  const names = text?.split(' ') ?? [];
  return all.filter((restriction) => names.includes(restriction));
};
