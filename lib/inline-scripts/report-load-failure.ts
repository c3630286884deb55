import { hasPageStarted } from '../browser/load-failure-message';
import { hydrationAttribute, loadFailureAttribute } from '../site/data-attributes/document';
import { loadFailureEvent, loadTimeoutMs } from '../site/load-failure';

/** Shows the message of components/site/load-failure-message.tsx if the page's scripts do not load. */

/** The bundler's runtime loads a missing script a second time within this time. */
const retryMs = 1_500;

function showMessage(): void {
  const message = document.querySelector<HTMLElement>(`[${loadFailureAttribute}]`);
  if (!message) return;
  message.hidden = false;
  message.onclick = ({ target }) => {
    if (target === message.firstElementChild) location.reload();
    if (target === message.lastElementChild) message.hidden = true;
  };
}

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
setTimeout(() => {
  // A page that has begun to hydrate on demand has its own time limit.
  if (document.documentElement.getAttribute(hydrationAttribute) !== 'started')
    showMessageUnlessStarted();
}, loadTimeoutMs);
