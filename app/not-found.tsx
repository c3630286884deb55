/**
 * Renders nothing, because unknown URLs get app/global-not-found.tsx. Without this file, the payload of every page would
 * contain Next's default not-found page.
 */
export default function NotFound() {
  return null;
}
