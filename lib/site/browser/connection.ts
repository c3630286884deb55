declare global {
  interface Navigator {
    /** Network Information API. Absent in browsers that do not support it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Returns whether the reader's connection is fast and not in data-saving mode. */
export function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return !saveData && !effectiveType?.includes('2g');
}

/** The times of a document's request in milliseconds, as the browser reports them. */
type RequestTimes = Pick<
  PerformanceResourceTiming,
  'fetchStart' | 'requestStart' | 'responseStart'
>;

/** Maximum response time of a nearby server, in milliseconds. A font then arrives before the text is needed. */
const nearbyMs = 60;

/**
 * Maximum time, in milliseconds, until the head of a page runs scripts. It takes longer on a slow line or
 * device, also if the server responded fast.
 */
const headMs = 150;

/**
 * Returns whether a script in the head runs so early, and the server responded so fast, that what is requested now
 * arrives before the first frame.
 * @param times those of the document
 * @param now the time of the script, in milliseconds since the navigation started
 */
export const isServerNearby = (times: RequestTimes | undefined, now: number): boolean =>
  times !== undefined &&
  times.responseStart > 0 &&
  times.responseStart - times.requestStart <= nearbyMs &&
  now - times.fetchStart <= headMs;
