/** The element that the address's hash names. A hash that is no valid text names nothing. */
export function findHashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}
