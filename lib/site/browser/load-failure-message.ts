import { controlsReadyAttribute } from '../data-attributes/controls';
import { behaviorsReadyAttribute } from '../data-attributes/docs';
import { loadFailureAttribute, preparedAttribute } from '../data-attributes/document';

/** Returns whether everything has started that the page loads: not what it waits for the reader with. */
export function hasPageStarted(): boolean {
  const root = document.documentElement;
  return (
    root.hasAttribute(controlsReadyAttribute) &&
    (root.getAttribute(preparedAttribute) === 'waiting' ||
      root.hasAttribute(behaviorsReadyAttribute))
  );
}

/** Hides the message that parts of the page could not be loaded, if they have been now. */
export function hideLoadFailureMessage(): void {
  if (hasPageStarted())
    document.querySelector(`[${loadFailureAttribute}]`)?.setAttribute('hidden', '');
}
