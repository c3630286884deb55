import '@/lib/client/controls/controls';
import { pageChangeEvent } from '@/lib/site/browser/page-events';

/** Lets the controls, which every page of the portal has, act on what a test has rendered. */
export function startControls(): void {
  document.documentElement.dataset.controlsReady = '';
  dispatchEvent(new Event(pageChangeEvent));
}
