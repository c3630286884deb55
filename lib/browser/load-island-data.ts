import { assetUrl } from '../site/base-url';
import { islandDataAttribute } from '../site/data-attributes/islands';

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
  const response = await fetch(assetUrl(path));
  const value: unknown = response.ok ? await response.json() : undefined;
  if (!isData(value)) throw new Error(`Expected data in ${path}, found status ${response.status}`);
  return value;
}
