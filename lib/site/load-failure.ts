/**
 * The event of the window that asks for the message that parts of the page could not be loaded
 * (lib/client/inline-scripts/report-load-failure.ts).
 */
export const loadFailureEvent = 'portal-load-failure';

/** Time that code may take to load before readers are offered to reload the page. */
export const loadTimeoutMs = 20_000;

/** Time that a click waits for code before its element is shown as busy. */
export const busyDelayMs = 50;

/** The id of the banner that reports that the site is served at another path than configured. */
export const baseUrlBannerId = 'base-url-banner';
