import { afterEach, expect, test, vi } from 'vitest';
import { trackPageView } from './analytics';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
