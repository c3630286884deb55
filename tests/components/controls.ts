import '@/lib/client/controls/controls';
import { pageChangeEvent } from '@/lib/site/browser/page-events';
import { controlsReadyAttribute } from '@/lib/site/data-attributes/controls';

/** Lets the controls, which every page of the portal has, act on what a test has rendered. */
export function startControls(): void {
  document.documentElement.setAttribute(controlsReadyAttribute, '');
  dispatchEvent(new Event(pageChangeEvent));
}
