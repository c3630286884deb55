import { controlsReadyAttribute } from '../site/data-attributes/controls';
import { behaviorsReadyAttribute } from '../site/data-attributes/docs';
import {
  hydratedAttribute,
  loadFailureAttribute,
  preparedAttribute,
} from '../site/data-attributes/document';

/** Returns whether everything has started that the page loads: not what it waits for the reader with. */
export function hasPageStarted(): boolean {
  const root = document.documentElement;
  // Absent on pages that Next's client hydrates at once: they have no last inline script.
  const prepared = root.getAttribute(preparedAttribute);
  return (
    root.hasAttribute(controlsReadyAttribute) &&
    (prepared === 'waiting' || root.hasAttribute(behaviorsReadyAttribute)) &&
    (prepared !== null || root.hasAttribute(hydratedAttribute))
  );
}

/** Hides the message that parts of the page could not be loaded, if they have been now. */
export function hideLoadFailureMessage(): void {
  if (hasPageStarted())
    document.querySelector(`[${loadFailureAttribute}]`)?.setAttribute('hidden', '');
}
