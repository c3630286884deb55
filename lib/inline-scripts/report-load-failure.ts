import { extrasAttribute } from '../site/data-attributes/docs';
import { hydrationAttribute, loadFailureAttribute } from '../site/data-attributes/document';
import { loadFailureEvent, loadTimeoutMs } from '../site/load-failure';

/** Shows the message of components/site/load-failure-message.tsx if the page's scripts do not load. */

/** The bundler's runtime loads a missing script a second time within this time. */
const retryMs = 1_500;

const root = document.documentElement;

function showMessage(): void {
  const message = document.querySelector<HTMLElement>(`[${loadFailureAttribute}]`);
  if (!message) return;
  message.hidden = false;
  message.onclick = ({ target }) => {
    if (target === message.firstElementChild) location.reload();
    if (target === message.lastElementChild) message.hidden = true;
  };
}

/** Shows the message unless the page's behaviors have started (components/behaviors/page-behaviors.ts). */
const showMessageUnlessStarted = () => {
  if (!root.hasAttribute(extrasAttribute)) showMessage();
};

/** Whether an event reports that a script of the site is missing or is not valid JavaScript. */
const isScriptFailure = ({ target, filename }: Event & { filename?: string }) =>
  target instanceof HTMLScriptElement || filename?.includes('/_next/');

addEventListener(loadFailureEvent, showMessage);
addEventListener(
  'error',
  (event) => isScriptFailure(event) && setTimeout(showMessageUnlessStarted, retryMs),
  true,
);
setTimeout(() => {
  // Pages that hydrate on demand wait for the reader, and report themselves what is late.
  if (!root.hasAttribute(hydrationAttribute)) showMessageUnlessStarted();
}, loadTimeoutMs);
