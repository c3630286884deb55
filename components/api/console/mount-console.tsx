import type { MountIsland } from '@/components/behaviors/start-island';
import { hydrateIsland } from '@/components/ui/document/render-island';
import type { ConsoleContent } from '@/lib/api/description/operation-groups';
import { isRecord } from '@/lib/kit/json/is-record';
import { ConsoleShell } from './console-shell';

/** Only the form is checked: the file is part of this site. */
const isContent = (value: unknown): value is ConsoleContent =>
  isRecord(value) && Array.isArray(value.groups) && Array.isArray(value.links);

/** Starts the console in its page. */
export const mountConsole: MountIsland = (island, data) => {
  if (!isContent(data)) throw new Error('Expected the content of the console, found another form');
  return hydrateIsland(island, <ConsoleShell {...data} />);
};
