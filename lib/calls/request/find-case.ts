import type { RequestDescription, RequestPreset } from './request-description';
import { draftPreset, isSameDraft, type RequestDraft, sandboxServer } from './request-draft';

/** Returns the case that a draft sends to the sandbox, if it is one. */
export const findCase = (
  { presets }: RequestDescription,
  draft: RequestDraft,
): RequestPreset | undefined =>
  draft.server === sandboxServer
    ? presets.find((preset) => preset.group === 'case' && isSameDraft(draftPreset(preset), draft))
    : undefined;
