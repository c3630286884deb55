/** Lets the browser paint a frame, in which what the reader has pressed looks pressed, before work of more than a frame. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
