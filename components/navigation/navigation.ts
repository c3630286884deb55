import {
  type NavigationEvent,
  type NavigationOutput,
  type NavigationState,
  navigate,
} from '@/lib/navigation/navigation-state';
import { moveToTarget } from './move-to-target';

/** How long a navigation takes before the progress bar appears (specification: portal.txt, section 9). */
const delayMs = 200;

type ProgressBar = { start: () => unknown; done: () => unknown };

/** What navigation does in the browser. Tests replace it. */
export type NavigationDevices = {
  loadProgressBar: () => Promise<ProgressBar>;
  moveToTarget: (hash: string) => void;
};

const browserDevices: NavigationDevices = {
  loadProgressBar: () => import('./progress-bar').then((module) => module.progressBar),
  moveToTarget,
};

export type Navigation = {
  dispatch: (event: NavigationEvent) => void;
  /** Whether the address may be that of another page than the one that is shown. */
  isUnderway: () => boolean;
  /** Sets what restores scroll positions. It is not part of the first load. */
  onRestoreScroll: (restore: () => void) => void;
};

/** Creates the navigation of a document: its state, and what happens in the browser when the state changes. */
export function createNavigation({
  loadProgressBar,
  moveToTarget: moveTo,
}: NavigationDevices = browserDevices): Navigation {
  let restoreScroll: (() => void) | undefined;
  let state: NavigationState = { status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: Promise<ProgressBar> | undefined;

  function showProgress(): void {
    bar ??= loadProgressBar();
    bar.then(
      // The navigation may have ended while the bar loaded.
      (loadedBar) => state.status === 'slow' && loadedBar.start(),
      // Navigation works without the bar. The next slow navigation loads it again.
      () => {
        bar = undefined;
      },
    );
  }

  const hideProgress = () =>
    bar?.then(
      (loadedBar) => loadedBar.done(),
      () => undefined,
    );

  function run(output: NavigationOutput): void {
    switch (output.type) {
      case 'startDelay':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'delayPassed' }), delayMs);
        break;
      case 'cancelDelay':
        clearTimeout(timer);
        break;
      case 'showProgress':
        showProgress();
        break;
      case 'hideProgress':
        void hideProgress();
        break;
      case 'moveTo':
        moveTo(output.hash);
        break;
      case 'restoreScroll':
        restoreScroll?.();
    }
  }

  function dispatch(event: NavigationEvent): void {
    const transition = navigate(state, event);
    state = transition.state;
    for (const output of transition.outputs) run(output);
  }

  return {
    dispatch,
    isUnderway: () => state.status === 'pending' || state.status === 'slow',
    onRestoreScroll: (restore) => {
      restoreScroll = restore;
    },
  };
}
