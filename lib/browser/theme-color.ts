import { themeAttribute } from '../site/data-attributes/color-mode';

/** Sets `<meta name="theme-color">` to the page's background color. */
export function updateThemeColor(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
}

/**
 * Updates the theme color now and when the color mode changes.
 * @returns a function that stops this
 */
export function syncThemeColor(): () => void {
  updateThemeColor();
  const observer = new MutationObserver(updateThemeColor);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  return () => observer.disconnect();
}
