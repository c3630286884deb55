import { isRecord } from './display-text';
import type { ScreenDefinition } from './load-screens';
import type { ScreenState } from './screen-schema';

/** A value with a patch applied: null takes a member away, objects are merged, all else is replaced (RFC 7396). */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = isRecord(value) ? { ...value } : {};
  for (const [key, inner] of Object.entries(patch)) {
    if (inner === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], inner);
  }
  return merged;
}

export type ScreenStateDocument = Pick<ScreenState, 'kind' | 'title'> & {
  document: Record<string, unknown>;
};

/** Every state of a screen, as a screen of its own. */
export function listScreenStates({ screen, states }: ScreenDefinition): ScreenStateDocument[] {
  return states.map(({ kind, title, data = {} }) => ({
    kind,
    title,
    document: { ...screen, data: mergePatch(screen.data ?? {}, data) },
  }));
}
