export type PlaygroundExample = {
  title: string;
  value: unknown;
  /** The data that the bindings of a single element read. */
  data?: Record<string, unknown> | undefined;
};

/** The props of a playground and of the workbench that it loads. */
export type PlaygroundProps = {
  /** Identifies the playground on its page and in the URL fragment. */
  name: string;
  examples: PlaygroundExample[];
};
