import { afterEach, expect, test, vi } from 'vitest';
import { trackPageView } from './analytics';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The values of the calls of Google's tag, which are objects like arrays. */
const readDataLayer = () => (window.dataLayer ?? []).map((entry) => Object.values(entry as object));

test.each(['doNotTrack', 'globalPrivacyControl'])(
  'nothing is reported of a reader who opts out with %s',
  (signal) => {
    const whenIdle = vi.spyOn(window, 'requestIdleCallback');
    vi.stubGlobal('navigator', { [signal]: signal === 'doNotTrack' ? '1' : true });
    trackPageView('G-TEST123456');
    expect(whenIdle).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
  },
);

test('page views are reported with anonymized addresses, and without queries', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
    callback({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  });
  history.replaceState(null, '', '/docs?secret=1#part');
  trackPageView('G-TEST123456');
  history.replaceState(null, '', '/docs/doctor-app/quick-start');
  trackPageView('G-TEST123456');
  expect(append.mock.calls.map(([script]) => script)).toEqual([
    expect.objectContaining({
      src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
      async: true,
    }),
  ]);
  const view = (path: string) => [
    'event',
    'page_view',
    { page_location: location.origin + path, page_title: document.title },
  ];
  expect(readDataLayer()).toEqual([
    ['js', expect.any(Date)],
    [
      'config',
      'G-TEST123456',
      {
        anonymize_ip: true,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    ],
    view('/docs'),
    view('/docs/doctor-app/quick-start'),
  ]);
  Reflect.deleteProperty(window, 'dataLayer');
});
