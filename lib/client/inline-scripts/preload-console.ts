import { consolePreloadsId } from '../../calls/console/console-page';
import { parseConsoleRoute } from '../../calls/console/console-route';
import { operationPath } from '../../site/page-paths';

/**
 * If the URL of the console's page asks for an operation or a schema, loads the console's files with the page, and
 * displays the name of the operation in place of the list of operations before the page is hydrated
 * (components/api/console/console-shell.tsx). Otherwise the page is that list, and the console is loaded when the browser is
 * idle.
 */
const route = parseConsoleRoute(location.hash);
const preloads = document.getElementById(consolePreloadsId);

/** Copies the name of an operation from the list. */
function showName(id: string): void {
  const link = document.querySelector(`[data-console] a[href$="${operationPath(id)}"]`);
  const opening = document.querySelector('[data-console-opening]');
  if (opening) opening.textContent = link?.lastElementChild?.textContent ?? '';
}

if (route.kind !== 'list') {
  document.documentElement.toggleAttribute('data-console-view', true);
  if (preloads instanceof HTMLTemplateElement)
    document.head.append(preloads.content.cloneNode(true));
  if ('id' in route) document.addEventListener('DOMContentLoaded', () => showName(route.id));
}
