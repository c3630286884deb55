import { restoreEntries } from '../../site/browser/restore-entry';
import { scrollSidebarToCurrentPage } from '../../site/browser/scroll-sidebar';
import { loadBehaviorsOnDemand } from './load-behaviors';
import { queueActions } from './queue-actions';

/** Does what cannot wait until the page's scripts have arrived. */
function preparePage(): void {
  // A click on a control is not lost any more.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-control]'))
    button.disabled = false;
  // This reads the layout. Before the first frame, the browser would lay the page out for it, and again with its fonts.
  requestAnimationFrame(scrollSidebarToCurrentPage);
  restoreEntries();
  loadBehaviorsOnDemand();
}

/** The last script of all pages. */
preparePage();
queueActions();
