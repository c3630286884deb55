// @ts-check
import { routes, versionBase } from '../site/routes.mjs';

/**
 * A set of MDX pages with a sidebar: the current docs, the topics of the API reference, or a snapshot of the docs.
 * @typedef {'docs' | 'api' | `versions/${string}`} Area
 */

/**
 * The folder of an area's files, from the project's root, and the base path of its pages.
 * @typedef {{ folder: string, basePath: string }} AreaLocation
 */

/**
 * Returns the folder of a snapshot, which has its docs and version.yaml.
 * @param {string} name
 */
export const snapshotFolder = (name) => `content/versions/${name}`;

/**
 * @param {Area} area
 * @returns {AreaLocation}
 */
export function getAreaLocation(area) {
  if (area === 'docs') return { folder: 'content/docs', basePath: routes.docs };
  if (area === 'api') return { folder: 'content/api', basePath: routes.api };
  const name = area.slice('versions/'.length);
  return { folder: `${snapshotFolder(name)}/docs`, basePath: versionBase(name) };
}
