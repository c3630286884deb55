import { isRecord } from '../../kit/json/is-record';
import type { ScreenDefinition } from './load-screens';
import type { ScreenState } from './screen-schema';

/** Applies a JSON Merge Patch (RFC 7396): null removes a member, objects are merged, other values are replaced. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = isRecord(value) ? { ...value } : {};
  for (const [key, memberPatch] of Object.entries(patch)) {
    if (memberPatch === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], memberPatch);
  }
  return merged;
}

type ScreenStateDocument = Pick<ScreenState, 'kind' | 'title'> & {
  document: Record<string, unknown>;
};

/** Every state of a screen, each as a complete screen document. */
export function listScreenStates({ screen, states }: ScreenDefinition): ScreenStateDocument[] {
  return states.map(({ kind, title, data = {} }) => ({
    kind,
    title,
    document: { ...screen, data: mergePatch(screen.data ?? {}, data) },
  }));
}
