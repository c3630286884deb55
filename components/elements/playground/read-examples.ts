import type { Example } from '@/lib/elements/example';
import { isRecord } from '@/lib/kit/json/is-record';

/** Only the form is checked: the file is part of this site. */
const isExample = (value: unknown): value is Example =>
  isRecord(value) && typeof value.title === 'string' && 'value' in value;

/**
 * Returns the examples of a preview or a playground.
 * @param data of its file; undefined if the only example is the code that the playground follows
 * @throws if the file has another form
 */
export function readExamples(island: Element, data: unknown): Example[] {
  if (data !== undefined) {
    if (Array.isArray(data) && data.every(isExample)) return data;
    throw new Error('Expected a list of examples, found another form');
  }
  const playground = island.closest<HTMLElement>('[data-playground]');
  const code = playground?.parentElement?.querySelector('pre code')?.textContent ?? '';
  const title = playground?.dataset.playground ?? '';
  return [{ title, value: JSON.parse(code) }];
}
