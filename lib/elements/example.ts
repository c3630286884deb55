/** An example of an element or a screen. */
export type Example = {
  title: string;
  value: unknown;
  /** The data that the bindings of a single element read. */
  data?: Record<string, unknown> | undefined;
};
