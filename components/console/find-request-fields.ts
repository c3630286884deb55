/** The console's field of a parameter, where it is drawn: its library labels each by the parameter's name. */
export const findParameterInput = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`.sl-elements input[aria-label="${CSS.escape(name)}"]`);

/** The list behind the console's choice of a parameter, where it is drawn: for constants and for yes or no. */
export const findParameterSelect = (name: string): HTMLSelectElement | null => {
  const label = document.querySelector(`.sl-elements label[for^="id_${CSS.escape(name)}_"]`);
  return label?.nextElementSibling?.nextElementSibling?.querySelector('select') ?? null;
};

/** The console's field of the body, where it is drawn. */
export const findBodyTextarea = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>('.sl-elements .TryItPanel textarea');
