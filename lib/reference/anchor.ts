/** The anchor of a title or term on its page: `Time-outs` is `#time-outs`. */
export function toAnchor(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}
