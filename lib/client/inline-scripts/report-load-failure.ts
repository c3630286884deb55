import { hasPageStarted } from '../../site/browser/load-failure-message';
import { loadFailureEvent, loadTimeoutMs } from '../../site/load-failure';

/** Shows the message of components/site/site-document.tsx if the page's scripts do not load. */

/** The bundler's runtime loads a missing script a second time within this time. */
const retryMs = 1_500;

const findMessage = () => document.querySelector<HTMLElement>('[data-load-failure]');

function showMessage(): void {
  const message = findMessage();
  if (message) message.hidden = false;
}

// Before React hears of it, which stops clicks while it waits for a file that does not arrive.
addEventListener(
  'click',
  ({ target }) => {
    const message = findMessage();
    if (!message || !target) return;
    if (target === message.firstElementChild) location.reload();
    if (target === message.lastElementChild) message.hidden = true;
  },
  true,
);

const showMessageUnlessStarted = () => {
  if (!hasPageStarted()) showMessage();
};

/** Whether an event reports that a script of the site is missing or is not valid JavaScript. */
const isScriptFailure = ({ target, filename }: Event & { filename?: string }) =>
  target instanceof HTMLScriptElement || /\/(_next|scripts)\//.test(filename ?? '');

addEventListener(loadFailureEvent, showMessage);
addEventListener(
  'error',
  (event) => isScriptFailure(event) && setTimeout(showMessageUnlessStarted, retryMs),
  true,
);
setTimeout(showMessageUnlessStarted, loadTimeoutMs);
