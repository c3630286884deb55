/**
 * Copies a text that is not there yet to the clipboard. WebKit allows it only if the copying begins while it handles the
 * reader's click, so the clipboard waits for the text. Rejects if the text does not arrive or the browser refuses it.
 */
export async function copyTextLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
