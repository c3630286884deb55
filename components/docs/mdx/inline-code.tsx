/** A text in which backticks mark code, as in the Markdown of data. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text can have the same code twice
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
