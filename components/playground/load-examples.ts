import { loadIslandData } from '@/lib/browser/load-island-data';
import type { Example } from '@/lib/contract/example';
import { isRecord } from '@/lib/json/is-record';
import { islandDataAttribute, playgroundAttribute } from '@/lib/site/data-attributes/islands';

/** Only the form is checked: the file is part of this site. */
const isExample = (value: unknown): value is Example =>
  isRecord(value) && typeof value.title === 'string' && 'value' in value;

const isExamples = (value: unknown): value is Example[] =>
  Array.isArray(value) && value.every(isExample);

/** Loads the examples of a preview or a playground: from their file, or from the code that the playground follows. */
export async function loadExamples(island: HTMLElement): Promise<Example[]> {
  if (island.hasAttribute(islandDataAttribute)) return loadIslandData(island, isExamples);
  const playground = island.closest(`[${playgroundAttribute}]`);
  const code = playground?.parentElement?.querySelector('pre code')?.textContent ?? '';
  const title = playground?.getAttribute(playgroundAttribute) ?? '';
  return [{ title, value: JSON.parse(code) }];
}
