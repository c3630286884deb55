import { getScreen } from './load-screens';
import { listScreenStates } from './screen-states';

/**
 * Serializes a state of a screen. States differ in their data only, so the first one is the whole screen, and the others
 * are `{ "data": … }` on one line, which costs a program less.
 * @param id the name of the screen, a slash, and the index of the state: `home/0`
 */
export function serializeScreenState(id: string): string {
  const [name = '', index] = id.split('/');
  const state = listScreenStates(getScreen(name))[Number(index)];
  if (!state) throw new Error(`There is no screen state "${id}"`);
  const { document } = state;
  return index === '0'
    ? JSON.stringify(document, null, 2)
    : JSON.stringify({ data: document.data });
}
