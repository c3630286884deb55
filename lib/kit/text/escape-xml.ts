const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for the content or an attribute of XML, without the control characters that XML 1.0 cannot have. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML excludes exactly these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd');
