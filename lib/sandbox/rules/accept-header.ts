/**
 * Returns whether an `Accept` header allows a media type, either by name or with a wildcard such as `image/*`. `q=0`
 * excludes a range, and the most specific range takes precedence. An empty header allows any type.
 */
export function accepts(header: string, mediaType: string): boolean {
  const ranges = header
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([name]) => name !== undefined && name !== '');
  if (ranges.length === 0) return true;
  const anySubtype = `${mediaType.split('/')[0]}/*`;
  const mostSpecific = [mediaType, anySubtype, '*/*']
    .map((candidate) => ranges.find(([name]) => name === candidate))
    .find((range) => range !== undefined);
  return mostSpecific !== undefined && !mostSpecific.some((part) => /^q=0(\.0*)?$/.test(part));
}
