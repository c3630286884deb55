/** Returns the element that a hash refers to; null if there is none or if the hash cannot be decoded. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
