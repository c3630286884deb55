/**
 * Whether an `Accept` header takes a content type: it may name it, its kind (`image/*`) or anything, and may exclude
 * a range with `q=0`. The closest range decides. An empty header takes anything.
 */
export function accepts(header: string, type: string): boolean {
  const ranges = header
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([name]) => name !== undefined && name !== '');
  if (ranges.length === 0) return true;
  const kind = `${type.split('/')[0]}/*`;
  const closest = [type, kind, '*/*']
    .map((wanted) => ranges.find(([name]) => name === wanted))
    .find((range) => range !== undefined);
  return closest !== undefined && !closest.some((part) => /^q=0(\.0*)?$/.test(part));
}
