import { behaviorsReadyAttribute } from '../site/data-attributes/docs';
import { preparePage } from './prepare-page';
import { queueActions } from './queue-actions';

/** The last script of the pages without Next's client. */
preparePage();
queueActions(behaviorsReadyAttribute);
