import { assetUrl } from '../base-url';

/**
 * Loads a JSON file of this site.
 * @param path without the base URL
 * @throws if the file does not arrive
 */
export async function loadJson(path: string): Promise<unknown> {
  const response = await fetch(assetUrl(path));
  if (!response.ok) throw new Error(`Expected ${path}, found status ${response.status}`);
  return response.json();
}
