/** The console's field of a parameter, where it is drawn: its library labels each by the parameter's name. */
export const findField = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`.sl-elements input[aria-label="${CSS.escape(name)}"]`);
