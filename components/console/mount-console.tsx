import { hydrateIsland } from '@/components/document/render-island';
import { loadIslandData } from '@/lib/browser/load-island-data';
import { isRecord } from '@/lib/json/is-record';
import type { ConsoleContent } from '@/lib/openapi/console-content';
import { ConsoleShell } from './console-shell';

/** Only the form is checked: the file is part of this site. */
const isContent = (value: unknown): value is ConsoleContent =>
  isRecord(value) && Array.isArray(value.groups) && Array.isArray(value.links);

/** Starts the console in its page. Returns a function that removes it. */
export async function mountConsole(container: HTMLElement): Promise<() => void> {
  const content = await loadIslandData(container, isContent);
  return hydrateIsland(container, <ConsoleShell {...content} />);
}
