/** Renders a description as a paragraph. Its only Markdown is code. */
export function renderHelp(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  for (const [index, part] of text.split('`').entries()) {
    const isCode = index % 2 === 1;
    const node = isCode ? document.createElement('code') : new Text();
    node.textContent = part;
    paragraph.append(node);
  }
  return paragraph;
}
