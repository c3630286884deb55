/** A part of a text or a list, and where the next part starts; the last part has no such property. */
type TextPage = { text: string; nextOffset?: number };
type ListPage<Item> = { items: Item[]; nextOffset?: number };

/** Returns the text from an offset, at most `max` characters of it, up to the end of a line if there is one. */
export function paginateText(text: string, offset: number, max: number): TextPage {
  const rest = text.slice(offset);
  if (rest.length <= max) return { text: rest };
  const lineEnd = rest.lastIndexOf('\n', max - 1) + 1;
  const length = lineEnd > max / 2 ? lineEnd : max;
  // A character outside of the basic plane has two code units.
  const isSplit = /[\ud800-\udbff]/.test(rest.charAt(length - 1));
  const end = isSplit ? length - 1 : length;
  return { text: rest.slice(0, end), nextOffset: offset + end };
}

/** Returns as many items from an offset as have at most `max` characters as JSON, and at least one. */
export function paginateItems<Item>(
  items: readonly Item[],
  offset: number,
  max: number,
): ListPage<Item> {
  let size = 0;
  let end = offset;
  for (const item of items.slice(offset)) {
    size += JSON.stringify(item).length;
    if (size > max && end > offset) break;
    end += 1;
  }
  return { items: items.slice(offset, end), ...(end < items.length && { nextOffset: end }) };
}
