import { panelHash, runnerHash } from '../../calls/opening-hashes';
import { isSearchShortcut } from '../../site/browser/search-box';
import { openSearchBox } from '../../site/browser/search-opener';
import { busyDelayMs, loadFailureEvent } from '../../site/load-failure';
import { scriptsFolder } from '../../site/versioned-files';

/**
 * Keeps what the reader does before the page's scripts run, and repeats it when they do: clicks on buttons, keys on tabs,
 * and the shortcut of the search.
 */

const root = document.documentElement;

/** Requirements of actions: the attributes of the root element that say that they have started. */
const requirements = ['data-controls-ready', 'data-behaviors-ready'] as const;
type Requirement = (typeof requirements)[number];

/** Something the reader did before the page was ready, with its element. */
type Action = { element: HTMLElement; requirement: Requirement; repeat: (() => void) | undefined };
let actions: Action[] = [];

const hasStarted = (requirement: Requirement) => root.hasAttribute(requirement);

/** Requirements that will not start. */
const failedRequirements = new Set<Requirement>();

/** Gives up waiting for something, and says so. */
function fail(requirement: Requirement): void {
  failedRequirements.add(requirement);
  for (const action of actions)
    if (action.requirement === requirement) action.element.ariaBusy = null;
  dispatchEvent(new Event(loadFailureEvent));
}

/** Repeats the actions whose requirement has started. */
function repeatActions(): void {
  const ready = actions.filter(({ requirement }) => hasStarted(requirement));
  actions = actions.filter(({ requirement }) => !hasStarted(requirement));
  for (const { element, repeat } of ready) {
    element.ariaBusy = null;
    repeat?.();
  }
}

/** Shows an element as busy until what it waits for has started, and repeats the action then. */
function keepAction(element: HTMLElement, requirement: Requirement, repeat?: () => void): void {
  const action = { element, requirement, repeat };
  actions.push(action);
  if (failedRequirements.has(requirement)) fail(requirement);
  else
    setTimeout(() => {
      if (actions.includes(action) && !failedRequirements.has(requirement))
        element.ariaBusy = 'true';
    }, busyDelayMs);
}

/** If a requirement of an event has not started, keeps the event from the page, and repeats the action then. */
function postpone(
  event: Event,
  element: HTMLElement,
  requirement: Requirement,
  repeat: () => void,
): void {
  if (hasStarted(requirement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keepAction(element, requirement, repeat);
}

/** The links that behaviors open something for: they change the hash, which behaviors read when they start. */
const openers = [panelHash, runnerHash].map((hash) => `a[href$="${hash}"]`).join();

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>(openers);
  if (opener && !hasStarted('data-behaviors-ready')) keepAction(opener, 'data-behaviors-ready');
  const button = event.target.closest('button');
  if (!button || button.type === 'submit' || button.closest('[data-load-failure]')) return;
  const isControl = button.hasAttribute('data-control');
  postpone(event, button, isControl ? 'data-controls-ready' : 'data-behaviors-ready', () =>
    button.click(),
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (isSearchShortcut(event) && !hasStarted('data-controls-ready')) {
    event.preventDefault();
    openSearchBox();
  } else if (
    target instanceof HTMLElement &&
    target.dataset.control === 'tab' &&
    /^(Arrow|Home|End)/.test(key)
  ) {
    const repeated = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    postpone(event, target, 'data-controls-ready', () => target.dispatchEvent(repeated));
  }
}

/** Gives up a script that is missing or not valid. */
function watchScripts(signal: AbortSignal): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes(scriptsFolder)) return;
      fail(target.type === 'module' ? 'data-behaviors-ready' : 'data-controls-ready');
    },
    { capture: true, signal },
  );
  // The controls are in the head: they can fail before this one listens. The page is loaded when they have run or failed.
  addEventListener(
    'load',
    () => {
      if (!hasStarted('data-controls-ready') && !failedRequirements.has('data-controls-ready'))
        fail('data-controls-ready');
    },
    { signal },
  );
}

/** Starts to keep actions, until everything that the page waits for has started. */
export function queueActions(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  watchScripts(signal);
  const update = () => {
    if (requirements.every(hasStarted)) {
      observer.disconnect();
      listeners.abort();
    }
    // Others have noticed it by then, too.
    setTimeout(repeatActions);
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { attributeFilter: [...requirements] });
}
