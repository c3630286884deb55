/** The size of a window without its bars. */
export type Size = { width: number; height: number };

/** A browser with one tab and empty storage: what the two engines are driven with has this in common. */
export type Driver = {
  /** Loads a page and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Returns the value of an expression in the page, or what its promise resolves with. */
  evaluate: (expression: string) => Promise<unknown>;
  resize: (size: Size) => Promise<void>;
  /** Clicks a point of the window. The button stays down for a moment, in which the page can render. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, such as `Enter`, `k`, or `Control+k`. */
  press: (key: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** A PNG file. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** Time for which a mouse button is down. */
export const clickMs = 60;
