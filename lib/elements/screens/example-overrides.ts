import { resolveDocument } from '../resolve-document';
import type { ScreenDefinition } from './load-screens';

/** A screen's example overrides, each as the server would send it, with the resulting screen. */
export function listExampleOverrides({ name, screen, overrides }: ScreenDefinition): Array<{
  title: string;
  override: Record<string, unknown>;
  document: unknown;
}> {
  return overrides.map(({ title, changes }) => {
    const override = { contract: screen.contract, screen: name, changes };
    return { title, override, document: resolveDocument({ screen, override }).document };
  });
}
