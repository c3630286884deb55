import { memoizeAsync } from '../search/query/memoize-async';
import { assetUrl } from '../site/base-url';
import { islandDataAttribute } from '../site/data-attributes/islands';

/** Loads a file once, which the previews and the playground of a page share. */
const loadFile = memoizeAsync(async (path: string): Promise<unknown> => {
  const response = await fetch(assetUrl(path));
  if (!response.ok) throw new Error(`Expected data in ${path}, found status ${response.status}`);
  return response.json();
});

/**
 * Loads what an island shows, from the file that its element names.
 * @param isData checks the form of the data
 * @throws if the file does not arrive, or has another form
 */
export async function loadIslandData<Data>(
  island: Element,
  isData: (value: unknown) => value is Data,
): Promise<Data> {
  const path = island.getAttribute(islandDataAttribute) ?? '';
  const value = await loadFile(path);
  if (!isData(value)) throw new Error(`Expected data in ${path}, found another form`);
  return value;
}
