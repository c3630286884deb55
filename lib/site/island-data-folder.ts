/** The folder of the files with what islands show, such as the examples of an element (scripts/steps/emit-island-data.ts). */
export const islandDataFolder = '/islands/';
