/**
 * The part of the Navigation API that the portal uses (Chromium 102, Safari 26.2, Firefox 147). Not all browsers have it.
 * TypeScript 7 declares it as if they had, and TypeScript 5 not at all.
 */
interface Window {
  /** Read by lib/site/browser/find-navigation-api.ts only. */
  readonly navigation?: PortalNavigation;
}

interface PortalNavigation extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
  entries(): ReadonlyArray<{ readonly sameDocument: boolean }>;
  /** Not null while the handler of an intercepted navigation runs. */
  readonly transition: object | null;
  navigate(
    url: string,
    options: { history: 'push' | 'replace'; info?: unknown },
  ): { readonly committed?: Promise<unknown>; readonly finished?: Promise<unknown> };
  addEventListener(type: 'navigate', listener: (event: PortalNavigateEvent) => void): void;
}

interface PortalNavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly signal: AbortSignal;
  readonly info: unknown;
  intercept(options: {
    scroll: 'manual';
    focusReset: 'manual';
    handler: () => Promise<void>;
  }): void;
  scroll(): void;
}
