import { consolePreloadsId } from '../console/console-preloads-id';

/**
 * Loads the console's files with the page if the URL asks for an operation or a schema. Otherwise the page is a list of
 * operations, and the console is loaded when the browser is idle.
 */
const preloads = document.getElementById(consolePreloadsId);
if (location.hash.startsWith('#/') && preloads instanceof HTMLTemplateElement)
  document.head.append(preloads.content.cloneNode(true));
