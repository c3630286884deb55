declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** Global Privacy Control. Absent in browsers that do not support it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Returns whether the reader's browser sends one of the two signals that ask not to be tracked. */
function hasOptedOut(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/** Google's tag expects the `arguments` object, not an array. */
function gtag(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag distinguishes its calls from other entries by this object
  window.dataLayer.push(arguments);
}

const runWhenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  // Safari does not support requestIdleCallback.
  else setTimeout(callback, 1000);
};

let isStarted = false;

function start(id: string): void {
  isStarted = true;
  gtag('js', new Date());
  gtag('config', id, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/**
 * Reports a page view when the page is idle: the URL without query and hash, and the title. Reports nothing if the
 * reader has opted out of tracking.
 * @param id the measurement ID
 */
export function trackPageView(id: string): void {
  if (hasOptedOut()) return;
  runWhenIdle(() => {
    if (!isStarted) start(id);
    const { origin, pathname } = window.location;
    gtag('event', 'page_view', { page_location: origin + pathname, page_title: document.title });
  });
}
