import { z } from 'zod';
import { cached } from '../kit/files/cached';
import { readText } from '../kit/files/project-files';

/** The file in which scripts/steps/emit-stylesheets.ts lists the stylesheets of pages that render elements. */
export const stylesheetMap = '.generated/styles/content-stylesheets.json';

/** The paths of stylesheets by the MDX file of a page, and by the element or screen that a page describes. */
const stylesheetMapSchema = z.strictObject({
  byFile: z.record(z.string(), z.string()),
  byName: z.record(z.string(), z.string()),
});
export type StylesheetMap = z.output<typeof stylesheetMapSchema>;

const getStylesheets = cached([stylesheetMap], () =>
  stylesheetMapSchema.parse(JSON.parse(readText(stylesheetMap))),
);

function find(kind: keyof StylesheetMap, key: string): string {
  const path = getStylesheets()[kind][key];
  if (path === undefined)
    throw new Error(`There is no stylesheet for ${key}. Run the build step emit-stylesheets.`);
  return path;
}

/** Returns the path of the stylesheet of a page with live code. Throws if it has none. */
export const findStylesheetOfFile = (file: string): string => find('byFile', file);

/** Returns the path of the stylesheet of an element's or a screen's examples. Throws if it has none. */
export const findStylesheetOfName = (name: string): string => find('byName', name);
