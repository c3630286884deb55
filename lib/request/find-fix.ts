import type { Answer } from '../console/answer';
import {
  faultErrorCode,
  unknownTokenErrorCode,
  userGoneErrorCode,
} from '../sandbox/sandbox-protocol';
import type { RequestDescription } from './request-description';
import { draftPreset, nobody, type RequestDraft, sandboxServer } from './request-draft';

/** What a reader can do about a refused request, with one click. */
export type Fix = {
  text: string;
  label: string;
  /** What happens before the request is sent again. */
  action:
    | { kind: 'reset' }
    | { kind: 'log-in'; token: string }
    | { kind: 'replace'; draft: RequestDraft };
};

const isSame = (one: RequestDraft, other: RequestDraft) =>
  one.user === other.user &&
  one.body === other.body &&
  JSON.stringify(Object.entries(one.parameters).sort()) ===
    JSON.stringify(Object.entries(other.parameters).sort());

/** Returns the fix for a refusal of the sandbox; undefined if the refusal is expected or there is no simple fix. */
export function findFix(
  { presets, users }: RequestDescription,
  draft: RequestDraft,
  { status, errorSummary }: Pick<Answer, 'status' | 'errorSummary'>,
): Fix | undefined {
  if (status < 400 || draft.server !== sandboxServer) return undefined;
  const user = users.find(({ id }) => id === draft.user);
  const code = errorSummary?.error;
  if (code === userGoneErrorCode || code === faultErrorCode) {
    return {
      text:
        code === faultErrorCode
          ? 'The sandbox’s records are damaged.'
          : 'The sandbox doesn’t have this user now.',
      label: 'Reset the sandbox and send again',
      action: { kind: 'reset' },
    };
  }
  if (code === unknownTokenErrorCode && user) {
    return {
      text: `${user.name}, has been logged out.`,
      label: 'Log in and send again',
      action: { kind: 'log-in', token: user.token },
    };
  }
  const isExpected = presets.some(
    (preset) => preset.status === status && isSame(draftPreset(preset), draft),
  );
  const [first] = presets;
  if (isExpected || !first || first.status >= 400) return undefined;
  const example = draftPreset(first);
  if (draft.user !== example.user) {
    const name = users.find(({ id }) => id === example.user)?.name;
    return {
      text: `The operation is known to work ${name ? `as ${name}` : 'without a token'}.`,
      label: example.user === nobody ? 'Send without a token' : `Send as ${name}`,
      action: { kind: 'replace', draft: { ...draft, user: example.user } },
    };
  }
  if (isSame(example, draft)) {
    return {
      text: 'This example works with the sandbox’s initial data.',
      label: 'Reset the sandbox and send again',
      action: { kind: 'reset' },
    };
  }
  return {
    text: 'The first example is known to work.',
    label: 'Send the first example',
    action: { kind: 'replace', draft: example },
  };
}
