import { preparePage } from './prepare-page';
import { queueActions } from './queue-actions';

/** The last script of all pages. */
preparePage();
queueActions();
