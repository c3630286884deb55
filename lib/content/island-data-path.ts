import { hashText } from '../kit/files/hash-text';
import { islandDataFolder } from '../site/versioned-files';

/**
 * Returns the path of the JSON file with what an island shows (scripts/steps/emit-island-data.ts), which changes with its
 * content.
 * @param name a word about the island
 */
export const islandDataPath = (name: string, data: unknown): string =>
  `${islandDataFolder}${name}.${hashText(JSON.stringify(data)).slice(0, 12)}.json`;
