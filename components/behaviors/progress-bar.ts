import nprogress from 'nprogress';

const style =
  'position:fixed;z-index:1031;inset:0 0 auto;height:2px;background:var(--brand);pointer-events:none';

/**
 * The progress bar, with the values of the specification (portal.txt, section 9). The trickle rate of 0.02 is the default
 * of nprogress. The style is inline, because few readers see the bar and a stylesheet would be loaded on every page.
 */
export const progressBar = nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  template: `<div class="bar" role="bar" style="${style}"></div>`,
});
