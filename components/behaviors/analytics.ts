declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whether the reader has asked not to be tracked, by either of the two signals that browsers send. */
function isRefused(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** Google's tag reads the arguments of this function, not an array of them. */
function tag(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells its calls from other entries by this object
  window.dataLayer.push(arguments);
}

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  // Safari knows no idle time.
  else setTimeout(run, 1000);
};

let started = false;

function start(id: string): void {
  started = true;
  tag('js', new Date());
  tag('config', id, {
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
 * Counts a view of the current page once the page is idle: its address without query and hash, and its title; nothing
 * where the reader has asked not to be tracked.
 * @param id the measurement id
 */
export function trackPageView(id: string): void {
  if (isRefused()) return;
  whenIdle(() => {
    if (!started) start(id);
    const { origin, pathname } = window.location;
    tag('event', 'page_view', { page_location: origin + pathname, page_title: document.title });
  });
}
