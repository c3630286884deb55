/**
 * Navigation between the portal's pages as a state machine without side effects. The component that runs it is
 * components/navigation/soft-navigation.tsx.
 */

/** Where a navigation leads. */
export type Destination = {
  /** The path of the page, as in the address. */
  path: string;
  /** The hash with `#`, or an empty string. */
  hash: string;
  /** Whether the scroll position and the focus stay on the page that is shown, because only the query changes. */
  keepsPosition: boolean;
};

/** A followed link, or Back and Forward. */
export type NavigationCause = 'link' | 'history';

type Underway = { cause: NavigationCause; destination: Destination };

/** `slow` means that the page has taken longer than 200 ms, `failed` that this document does not show it. */
export type NavigationState =
  | { status: 'idle' | 'done' | 'failed' }
  | ({ status: 'pending' | 'slow' } & Underway);

export type NavigationEvent =
  /** The reader follows a link, or the address has changed. `isRendered`: the page is the one that is shown. */
  | ({ type: 'started'; isRendered: boolean } & Underway)
  /** The time has passed after which a navigation is slow. */
  | { type: 'delayPassed' }
  /** A page has been rendered. */
  | { type: 'rendered'; path: string }
  /** The router has no link to follow any more. */
  | { type: 'settled' }
  /** The document is shown again, after the browser has left it instead of rendering the page. */
  | { type: 'failed' };

/** What happens outside of the state. */
export type NavigationOutput =
  | { type: 'startDelay' }
  | { type: 'cancelDelay' }
  | { type: 'showProgress' }
  | { type: 'hideProgress' }
  /** Scrolls to the hash's target, or to the top, and moves the focus there. */
  | { type: 'moveTo'; hash: string }
  /** Scrolls to where the reader left the page of this history entry. */
  | { type: 'restoreScroll' };

type Transition = { state: NavigationState; outputs: readonly NavigationOutput[] };

const isUnderway = (
  state: NavigationState,
): state is Extract<NavigationState, { status: 'pending' | 'slow' }> =>
  state.status === 'pending' || state.status === 'slow';

/** Ends what a navigation that is under way shows. */
function finish({ status }: NavigationState): NavigationOutput[] {
  if (status === 'pending') return [{ type: 'cancelDelay' }];
  return status === 'slow' ? [{ type: 'hideProgress' }] : [];
}

/** Moves to where the reader wants to be on the page that is shown. */
const arrive = (cause: NavigationCause, { hash }: Destination): NavigationOutput =>
  cause === 'link' ? { type: 'moveTo', hash } : { type: 'restoreScroll' };

function start(
  state: NavigationState,
  { cause, destination, isRendered }: Extract<NavigationEvent, { type: 'started' }>,
): Transition {
  if (isRendered) {
    const arrival =
      cause === 'link' && destination.keepsPosition ? [] : [arrive(cause, destination)];
    return { state: { status: 'done' }, outputs: [...finish(state), ...arrival] };
  }
  // The progress bar stays if a slow navigation is replaced. Otherwise the delay begins again.
  return state.status === 'slow'
    ? { state: { status: 'slow', cause, destination }, outputs: [] }
    : { state: { status: 'pending', cause, destination }, outputs: [{ type: 'startDelay' }] };
}

function end(state: NavigationState, path: string): Transition {
  // Next.js renders a page that it has in its cache within the popstate event, before others hear of it.
  if (!isUnderway(state))
    return { state: { status: 'done' }, outputs: [{ type: 'restoreScroll' }] };
  if (state.destination.path !== path) return { state, outputs: [] };
  const arrival = arrive(state.cause, state.destination);
  return { state: { status: 'done' }, outputs: [...finish(state), arrival] };
}

/** Returns the state after an event, and what has to happen. */
export function navigate(state: NavigationState, event: NavigationEvent): Transition {
  switch (event.type) {
    case 'started':
      return start(state, event);
    case 'delayPassed':
      return state.status === 'pending'
        ? { state: { ...state, status: 'slow' }, outputs: [{ type: 'showProgress' }] }
        : { state, outputs: [] };
    case 'rendered':
      return end(state, event.path);
    case 'settled':
      return isUnderway(state) && state.cause === 'link'
        ? { state: { status: 'done' }, outputs: finish(state) }
        : { state, outputs: [] };
    case 'failed':
      return isUnderway(state)
        ? { state: { status: 'failed' }, outputs: finish(state) }
        : { state, outputs: [] };
  }
}
