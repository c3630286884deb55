/**
 * Nothing: unknown addresses get app/global-not-found.tsx. Without this file Next would put its own text
 * and styles for a missing page into the payload of every page.
 */
export default function NotFound() {
  return null;
}
