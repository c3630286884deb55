/** Returns the element that the URL's hash refers to; null if there is none or if the hash cannot be decoded. */
export function findHashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}
