// @ts-check
/** Consequences of a change of a source file. Paths are relative to the project, with `/`. */

const test = /\.test\.tsx?$/;

/** Stylesheets that Next does not bundle. */
const lazyStylesheet =
  /^components\/.*(\.lazy\.css$|\b(content-styles|styles|stoplight)\b.*\.css$)/;

/** Whether the content has to be checked and the generated files written again. @param {string} file */
export const changesSources = (file) =>
  /^(content|openapi)\//.test(file) || lazyStylesheet.test(file);

/**
 * Whether the scripts that Next does not compile may contain a file. They contain much of the code, directly or indirectly,
 * and building them takes less time than finding out.
 * @param {string} file
 */
export const changesScripts = (file) =>
  /^(lib|components)\/.*\.(ts|tsx|mjs)$/.test(file) && !test.test(file);

/**
 * Whether a file is a part of the API's description, of which pages read what a step makes.
 * @param {string} file
 */
export const isDescription = (file) => /^openapi\/(?!(history|workflows|sandbox)\/)/.test(file);

/**
 * Whether the open pages may show a change at once: other code of the browser has to be built first.
 * @param {string} file
 */
export const changesPages = (file) =>
  !test.test(file) &&
  !isDescription(file) &&
  !/^(lib\/(site\/browser|client)|components\/(behaviors|islands))\//.test(file);
