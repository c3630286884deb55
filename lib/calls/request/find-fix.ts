import { parseExactJson } from '../../kit/json/exact-json';
import {
  faultErrorCode,
  unknownTokenErrorCode,
  userGoneErrorCode,
} from '../../sandbox/sandbox-protocol';
import type { ApiResponse } from '../console/api-response';
import { hasOutcome } from './compare-outcome';
import { findCase } from './find-case';
import type { RequestDescription } from './request-description';
import { draftPreset, isSameDraft, type RequestDraft, sandboxServer } from './request-draft';

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

/**
 * Returns the fix for a refusal of the sandbox, or for a case without its documented outcome; undefined if the response
 * is expected or there is no simple fix.
 */
export function findFix(
  description: RequestDescription,
  draft: RequestDraft,
  { status, errorSummary, content }: Pick<ApiResponse, 'status' | 'errorSummary' | 'content'>,
): Fix | undefined {
  const { presets, users } = description;
  const sandboxCase = findCase(description, draft);
  const isUnmetCase = sandboxCase !== undefined && !hasOutcome(sandboxCase, { status, content });
  if ((status < 400 && !isUnmetCase) || draft.server !== sandboxServer) return undefined;
  const user = users.find(({ id }) => id === draft.user);
  const code = errorSummary?.error;
  if (code === userGoneErrorCode || code === faultErrorCode) {
    return {
      text:
        code === faultErrorCode
          ? 'The sandbox’s records are damaged.'
          : 'The sandbox doesn’t have this user at the moment.',
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
  if (isUnmetCase) {
    return {
      text: 'The sandbox’s data has changed since its start.',
      label: 'Reset the sandbox and send again',
      action: { kind: 'reset' },
    };
  }
  // The editor shows where. The example would replace what the reader has typed.
  if (draft.body.trim() !== '' && !parseExactJson(draft.body)) return undefined;
  const isExpected = presets.some(
    (preset) => preset.status === status && isSameDraft(draftPreset(preset), draft),
  );
  const [first] = presets;
  if (isExpected || !first || first.status >= 400) return undefined;
  const sent = presets.find((preset) =>
    isSameDraft({ ...draftPreset(preset), user: draft.user }, draft),
  );
  const example = draftPreset(sent ?? first);
  if (draft.user !== example.user) {
    const name = users.find(({ id }) => id === example.user)?.name;
    const works = sent !== undefined && sent.status < 400;
    return {
      text: `${works ? 'Works' : 'The example is sent'} ${name ? `as ${name}` : 'without a token'}.`,
      label: 'Switch and send',
      action: { kind: 'replace', draft: { ...draft, user: example.user } },
    };
  }
  if (isSameDraft(example, draft)) {
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
