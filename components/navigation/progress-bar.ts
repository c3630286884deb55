import nprogress from 'nprogress';

const style =
  'position:fixed;z-index:1031;inset:0 0 auto;height:2px;background:var(--brand);pointer-events:none';

/**
 * The progress bar, with the numbers of the specification (1-portal.txt section 9); the trickle rate of 0.02 is
 * nprogress's own. Its style is on its element: a style sheet would be on every page for what few readers see.
 */
export const progressBar = nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  template: `<div class="bar" role="bar" style="${style}"></div>`,
});
